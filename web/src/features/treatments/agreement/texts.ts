import { messages } from '@caretrail/contract/i18n/messages';

/** Where the plan of a treatment and a linked medicine have different days. */
export const agreementTexts = messages('treatments/agreement', {
  days: 'The dates for cycle {cycle, number} do not match. Treatment plan: {planned}. {name}: {day}.',
  held: 'The dates for cycle {cycle, number} do not match. Treatment plan: {planned}. {name}: on hold.',
  ask: 'Ask your clinic which is right.',
  toMedicine: 'Go to {name}',
  toPlan: 'Go to the plan for {title}',
  movePlan: 'Move cycle {cycle, number} in the plan to {day}',
  /** Before a change is saved. */
  stays:
    'This does not move {name}. Its cycle {cycle, number} stays on {day}. The plan will say {planned}.',
  staysHeld:
    'This does not move {name}. Its cycle {cycle, number} stays on hold. The plan will say {planned}.',
  planStays:
    'This does not move the plan for {title}. Its cycle {cycle, number} stays on {planned}. You can move it on the treatment’s own page.',
  eventStays: '{title} stays on {day}.',
});
