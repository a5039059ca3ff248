import { messages } from '@caretrail/contract/i18n/messages';

/** Where the plan of a treatment and a linked medicine have different days. */
export const agreementTexts = messages('treatments/agreement', {
  days: 'The plan and {name} do not agree: cycle {cycle, number} starts on {planned} in the plan, on {day} in the medicine.',
  held: 'The plan and {name} do not agree: cycle {cycle, number} starts on {planned} in the plan, and is on hold in the medicine.',
  ask: 'Ask your clinic which day is right.',
  toMedicine: 'Change {name}',
  toPlan: 'Change the plan of {title}',
  movePlan: 'Move cycle {cycle, number} in the plan to {day}',
  /** Before a change is saved. */
  stays:
    '{name} does not move with it: there, cycle {cycle, number} stays on {day}. The plan says {planned}.',
  staysHeld:
    '{name} does not move with it: there, cycle {cycle, number} stays on hold. The plan says {planned}.',
  planStays:
    'The plan of {title} does not move with it: there, cycle {cycle, number} stays on {planned}. You can move it on its own page.',
  eventStays: '{title} stays on {day}.',
});
