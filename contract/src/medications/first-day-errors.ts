import { dayFormat } from '../i18n/format.ts';
import { messages } from '../i18n/messages.ts';

/** Why the first day of a medicine cannot be corrected to another one, and what to do. {first} and {day} are days. */
export const firstDayErrors = messages('medications/first-day-errors', {
  recordedBefore:
    '{count, plural, one {A dose is recorded on {first}, before the day you selected. Select {first} or an earlier day. If that record is wrong, clear it first.} other {# doses are recorded before the day you selected, the first on {first}. Select {first} or an earlier day. If those records are wrong, clear them first.}}',
  recordedApart:
    '{count, plural, one {A dose is recorded on {first}. With the first day you selected, no dose would be planned on that date. Select a first day that fits the record. If that record is wrong, clear it first.} other {# doses are recorded on days that would then have no planned dose, the first on {first}. Select a first day that fits the records. If those records are wrong, clear them first.}}',
  recordedHours:
    'Doses every few hours are counted from the first one, and some are already recorded. The first day cannot be corrected any more. Write the right day in the notes.',
  ended: 'The plan ends on {day}. Select this or an earlier day, or change the last day first.',
  nextStep: 'The next step of the plan starts on {day}. Select an earlier first day.',
  movedCycle:
    'Cycle {cycle, number} was moved to {day}, and the cycle before it would not be over by then. Select an earlier first day.',
  cycleBefore: 'Cycle {cycle, number} was moved to {day}. Select this or an earlier day.',
  changed: 'The plan was changed and starts again on {day}. Select this or an earlier day.',
  tooMany:
    'This plan has too many past doses to correct its first day. Write the right day in the notes.',
  over: 'This medicine is marked as stopped or completed from {day}. Select this or an earlier day.',
});

export const formatDay = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
