import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Where the plan of a treatment and a linked medicine have different days. */
export const agreementTexts = inRecord(
  messages('treatments/agreement', {
    days: 'Cycle {cycle, number} starts on two different dates. Treatment plan: {planned}. {name}: {day}.',
    held: 'Cycle {cycle, number} has a date in the treatment plan, {planned}, but is on hold for {name}.',
    ask: 'Ask your clinic which is right, then change the other one.',
    toMedicine: 'Go to {name}',
    toPlan: 'Go to the plan for {title}',
    openPlan: 'Open {title} to move cycle {cycle, number} to {day}',
    openMedicine: 'Open {name} to move cycle {cycle, number} to {day}',
    movePlan: 'Move cycle {cycle, number} in the plan to {day}',
    /** Before a change is saved. */
    stays:
      'This does not move {name}. Its cycle {cycle, number} stays on {day}. The plan will say {planned}.',
    staysHeld:
      'This does not move {name}. Its cycle {cycle, number} stays on hold. The plan will say {planned}.',
    planStays:
      'This does not move the plan for {title}. Its cycle {cycle, number} stays on {planned}. You can move it on the treatment’s own page.',
    eventStays: '{title} stays on {day}.',
    /** After a change was saved. */
    leftHeading:
      '{count, plural, one {This appointment or test did not move} other {These appointments and tests did not move}}',
    leftEvent: '{title}: {day}',
    leftAsk: 'Ask your clinic if they need a new date. Open one to change it.',
    leftClose: 'Close this note',
  }),
  messages('treatments/agreement-theirs', {
    ask: 'Ask the clinic which is right, then change the other one.',
    leftAsk: 'Ask the clinic if they need a new date. Open one to change it.',
  }),
);
