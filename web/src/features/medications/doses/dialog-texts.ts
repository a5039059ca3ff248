import { messages } from '@caretrail/contract/i18n/messages';

/** Asked before a dose that is still hours away is recorded as taken: also of a person who helps. */
export const earlyTexts = messages('medications/early', {
  heading:
    '{when, select, today {This dose is for {time}. Has it already been taken?} tomorrow {This dose is for tomorrow at {time}. Has it already been taken?} yesterday {This dose is for yesterday at {time}. Has it already been taken?} other {This dose is for {day} at {time}. Has it already been taken?}}',
  confirm: 'Yes, taken',
  cancel: 'Not yet',
});

export const skipTexts = messages('medications/skip', {
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
    heading: 'Record that {name} was not taken?',
    confirm: 'Record as skipped',
    cancel: 'Cancel',
    sureConfirm: 'Record as skipped',
  },
});

/** Uses the phone number of the profile. */
export const clinicTexts = messages('medications/clinic', {
  call: 'Call {hospital}: {phone}',
  callYours: 'Call your clinic: {phone}',
});

export const otherTimeTexts = messages('medications/other-time', {
  heading: 'When was {name} taken?',
  day: 'Day',
  time: 'Time',
  timeIn: 'Time ({place} time)',
  confirm: 'Record as taken',
  /** It is recorded already: this is no second dose. */
  save: 'Save the time',
  cancel: 'Cancel',
  missing: 'Enter the time.',
  future: 'This time is in the future. Enter the time it was taken.',
});

/** {what} is one of the recorded answers, such as `entryTexts.taken`. */
export const entryDialogTexts = messages('medications/entry-dialog', {
  byYou: '{what}. You recorded this.',
  undo: 'Undo this record',
  notTaken: 'It was skipped',
  /** Of a skipped dose: asks for the time. */
  takenAfterAll: 'It was taken after all',
  close: 'Close',
});

/** Two devices recorded the same dose differently. */
export const conflictDialogTexts = messages('medications/conflict-dialog', {
  heading: '{name}, {time}: two different records',
  lead: 'This dose was already recorded, by someone else or on another device. Which record is right?',
  what: 'What happened',
  nothing: 'Not recorded',
  keepMine: 'Keep mine',
  takeOther: 'Keep the other',
});
