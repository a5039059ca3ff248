import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Asked before a dose that is still hours away is recorded as taken. */
export const earlyTexts = inRecord(
  messages('medications/early', {
    heading:
      '{when, select, today {This dose is for {time}. Have you already taken it?} tomorrow {This dose is for tomorrow at {time}. Have you already taken it?} yesterday {This dose is for yesterday at {time}. Have you already taken it?} other {This dose is for {day} at {time}. Have you already taken it?}}',
    confirm: 'Yes, taken',
    cancel: 'Not yet',
  }),
  messages('medications/early-theirs', {
    heading:
      '{when, select, today {This dose is for {time}. Has it been taken already?} tomorrow {This dose is for tomorrow at {time}. Has it been taken already?} yesterday {This dose is for yesterday at {time}. Has it been taken already?} other {This dose is for {day} at {time}. Has it been taken already?}}',
  }),
);

export const skipTexts = inRecord(
  messages('medications/skip', {
    heading: 'Skip this dose of {name}?',
    reason: 'Reason (optional)',
    confirm: 'Skip this dose',
    cancel: 'Go back',
    sureHeading: 'Do not stop this medicine suddenly',
    sure: '{name} is marked “do not stop suddenly”. If you cannot take it, call your clinic.',
    prescriber: 'Prescribed by {who}.',
    sureConfirm: 'Skip it anyway',
    notSuddenly: 'Do not stop this medicine suddenly. If you cannot take it, call your clinic.',
    /** For a dose recorded as taken by mistake. */
    notTaken: {
      heading: 'Record that you did not take {name}?',
      confirm: 'Record as skipped',
      cancel: 'Cancel',
      sureConfirm: 'Record as skipped',
    },
  }),
  messages('medications/skip-theirs', {
    sure: '{name} is marked “do not stop suddenly”. If it cannot be taken, call the clinic.',
    notSuddenly:
      'This medicine must not be stopped suddenly. If it cannot be taken, call the clinic.',
    notTaken: { heading: 'Record that {name} was not taken?' },
  }),
);

/** Uses the phone number of the profile. */
export const clinicTexts = inRecord(
  messages('medications/clinic', {
    call: 'Call {hospital}: {phone}',
    callYours: 'Call your clinic: {phone}',
  }),
  messages('medications/clinic-theirs', { callYours: 'Call the clinic: {phone}' }),
);

export const otherTimeTexts = inRecord(
  messages('medications/other-time', {
    heading: 'When did you take {name}?',
    day: 'Day',
    time: 'Time',
    timeIn: 'Time ({place} time)',
    confirm: 'Record as taken',
    /** It is recorded already: this is no second dose. */
    save: 'Save the time',
    cancel: 'Cancel',
    missing: 'Enter the time.',
    /** Of a dose that was taken days later. */
    otherDay: 'Another day',
    whichDay: 'Which day?',
    missingDay: 'Select the day.',
    future: 'This time is in the future. Enter the time you took it.',
  }),
  messages('medications/other-time-theirs', {
    heading: 'When was {name} taken?',
    future: 'This time is in the future. Enter the time it was taken.',
  }),
);

/** {what} is one of the recorded answers, such as `entryTexts.taken`. */
export const entryDialogTexts = inRecord(
  messages('medications/entry-dialog', {
    byYou: '{what}. You recorded this.',
    undo: 'Undo this record',
    notTaken: 'I skipped it',
    /** Of a skipped dose: asks for the time. */
    takenAfterAll: 'I took it after all',
    close: 'Close',
  }),
  messages('medications/entry-dialog-theirs', {
    notTaken: 'It was skipped',
    takenAfterAll: 'It was taken after all',
  }),
);

/** Two devices recorded the same dose differently. */
export const conflictDialogTexts = messages('medications/conflict-dialog', {
  heading: '{name}, {time}: two different records',
  lead: 'This dose was already recorded, by someone else or on another device. Which record is right?',
  what: 'What happened',
  nothing: 'Not recorded',
  keepMine: 'Keep mine',
  takeOther: 'Keep the other',
});
