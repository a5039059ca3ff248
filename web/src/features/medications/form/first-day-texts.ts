import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** What a corrected first day changes, one sentence each. */
export const firstDayTexts = inRecord(
  messages('medications/first-day', {
    hint: 'Change it only if it is wrong. For a new dose or new times, use “Change dose or times”.',
    moves: 'The first day changes from {was} to {day}.',
    addedDay:
      '{count, plural, one {# dose on {day} is added to the plan. It is shown as not recorded, and does not count as missed.} other {# doses on {day} are added to the plan. They are shown as not recorded, and do not count as missed.}}',
    added:
      '{count, plural, one {# dose from {first} to {last} is added to the plan. It is shown as not recorded, and does not count as missed.} other {# doses from {first} to {last} are added to the plan. They are shown as not recorded, and do not count as missed.}}',
    removedDay:
      '{count, plural, one {# dose on {day} that is not recorded is removed from the plan.} other {# doses on {day} that are not recorded are removed from the plan.}}',
    removed:
      '{count, plural, one {# dose from {first} to {last} that is not recorded is removed from the plan.} other {# doses from {first} to {last} that are not recorded are removed from the plan.}}',
    changedDay:
      '{count, plural, one {The planned amount changes for # dose on {day} that is not recorded.} other {The planned amount changes for # doses on {day} that are not recorded.}}',
    changed:
      '{count, plural, one {The planned amount changes for # dose from {first} to {last} that is not recorded.} other {The planned amount changes for # doses from {first} to {last} that are not recorded.}}',
    recorded:
      '{count, plural, =0 {No dose is recorded yet.} one {Your recorded dose stays as it is.} other {Your # recorded doses stay as they are.}}',
    comingChange:
      'Doses from now on will change. Check the new plan below against your label or letter.',
    comingSame: 'The doses from now on stay the same.',
    treatment: 'The dates of the linked treatment do not change. Check them too.',
    others:
      'Planned on the same days until now: {names}. Those days do not change. Check them too.',
    checking: 'Checking what changes…',
    save: 'Yes, save the changes',
  }),
  messages('medications/first-day-theirs', {
    recorded:
      '{count, plural, =0 {No dose is recorded yet.} one {The recorded dose stays as it is.} other {The # recorded doses stay as they are.}}',
    comingChange:
      'Doses from now on will change. Check the new plan below against the label or letter.',
  }),
);
