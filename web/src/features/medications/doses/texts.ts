import { messages } from '@caretrail/contract/i18n/messages';

/** Texts for today's doses. */
export const todayTexts = messages('medications/today', {
  heading: 'Today, {day}',
  now: 'Now',
  unnoted: 'Earlier today, not recorded',
  later: 'Later today',
  held: 'On hold',
  heldNote:
    'This cycle is on hold. When your clinic tells you to start, open the medicine and select “End the hold”.',
  done: 'Done',
  asNeeded: 'As needed',
  loading: 'Loading today’s doses…',
  nothing: 'No medicines are due today.',
  allDone: 'All of today’s doses are recorded.',
  onHold: 'Nothing more is due today. A cycle is on hold.',
  next: '{when, select, today {Next: {name}, today at {time}} tomorrow {Next: {name}, tomorrow at {time}} yesterday {Next: {name}, yesterday at {time}} other {Next: {name}, {day} at {time}}}',
  /** A dose in a heading, or for screen readers. */
  atTime: '{name}, {time}',
  ofAmount: '{name}, {amount}',
  problem: '{name}: {problem}',
  taken: 'Taken',
  takenFor: 'Taken: {name}, {time}',
  allTaken: 'All {count, number} taken',
  allTakenAt: 'All {count, number} taken at {time}',
  skip: 'Skip',
  skipFor: 'Skip {name}, {time}',
  otherTime: 'Another time',
  otherTimeFor: 'Another time for {name}, {time}',
  moreFor: 'Other answers for {name}, {time}',
  change: 'Change',
  changeFor: 'Change {name}, {time}',
  late: 'Late',
  hazardous: 'Handle with care',
  skipped: 'Skipped',
  skippedBecause: 'Skipped: {why}',
  takenAtClock: 'Taken at {time}',
  takenAtClockFor: 'Taken at {time}: {name}',
  undo: 'Undo',
  undoFor: 'Undo: {name}',
  said: {
    taken: '{names}: recorded as taken.',
    skipped: '{names}: recorded as skipped.',
    cleared: '{names}: record cleared.',
  },
  saving: 'Saving…',
  seePlan: 'See the plan',
  endsSuddenly: 'If you are not sure it should stop, call your clinic.',
});

/**
 * A moment. `when` is its day near today; `day` names any other one. `time` is the clock time of `clock` or `placed`, as
 * it stands in sentences.
 */
export const momentTexts = messages('medications/moment', {
  first:
    '{when, select, today {Today at {time}} tomorrow {Tomorrow at {time}} yesterday {Yesterday at {time}} other {{day} at {time}}}',
  /** The next dose of a medicine. */
  next: '{when, select, today {Next: today at {time}} tomorrow {Next: tomorrow at {time}} yesterday {Next: yesterday at {time}} other {Next: {day} at {time}}}',
  weekday: '{day} at {time}',
  clock: '{time}',
  /** In another zone than the patient's own. */
  placed: '{time} ({place} time)',
  place: '{place} time',
  ago: '{duration} ago',
  justNow: 'just now',
});

/** Texts for another day than today. */
export const dayTexts = messages('medications/day', {
  switch: 'Day shown',
  yesterday: 'Yesterday',
  previous: 'Previous day',
  next: 'Next day',
  backToToday: 'Back to today',
  /** After midnight, when “today” is ambiguous. */
  backTo: 'Back to {weekday}',
  wrongBy: 'Select a day up to {weekday}.',
  choose: 'Another day',
  chooseHeading: 'Which day do you want to see?',
  day: 'Day',
  show: 'Show this day',
  cancel: 'Cancel',
  wrong: 'Select a day up to today.',
  loading: 'Loading this day’s doses…',
  open: 'Not recorded',
  nothing: 'Nothing was planned on this day.',
  nothingOfOne: 'No dose was planned on this day.',
  todayOfOne: 'No dose is planned today.',
  allDone: 'All of this day’s doses are recorded.',
  onHold: 'Nothing is left to record on this day. A cycle was on hold.',
});

/** After midnight, while the previous dose day lasts: days are named by weekday. */
export const nightTexts = messages('medications/night', {
  heading: 'Still {day}',
  note: 'Until {clock}, doses count for {weekday}.',
  unnoted: 'Earlier, not recorded',
  later: 'Later tonight',
  loading: 'Loading tonight’s doses…',
  nothing: 'No medicines are due tonight.',
  nothingOfOne: 'No dose is planned tonight.',
  allDone: 'All doses are recorded.',
  onHold: 'Nothing more is due tonight. A cycle is on hold.',
});

/** Asked before a dose that is still hours away is recorded as taken. */
export const earlyTexts = messages('medications/early', {
  heading:
    '{when, select, today {This dose is for {time}. Have you already taken it?} tomorrow {This dose is for tomorrow at {time}. Have you already taken it?} yesterday {This dose is for yesterday at {time}. Have you already taken it?} other {This dose is for {day} at {time}. Have you already taken it?}}',
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
    heading: 'Record that you did not take {name}?',
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
  heading: 'When did you take {name}?',
  day: 'Day',
  time: 'Time',
  timeIn: 'Time ({place} time)',
  confirm: 'Record as taken',
  cancel: 'Cancel',
  missing: 'Enter the time.',
  future: 'This time is in the future. Enter the time you took it.',
});

/** {what} is one of the recorded answers, such as `taken`. */
export const entryTexts = messages('medications/entry', {
  byYou: '{what}. You recorded this.',
  bySomeone: '{what}. Recorded by someone who helps you.',
  taken:
    '{when, select, today {Taken today at {time}} tomorrow {Taken tomorrow at {time}} yesterday {Taken yesterday at {time}} other {Taken on {day} at {time}}}',
  clear: 'Clear this record',
  otherTime: 'Change the time',
  notTaken: 'I did not take it',
  close: 'Close',
});

/** Two devices recorded the same dose differently. */
export const doseConflictTexts = messages('medications/dose-conflict', {
  heading: '{name}, {time}: two different records',
  lead: 'This dose was already recorded, by someone else or on another device. Which record is right?',
  what: 'What happened',
  nothing: 'Not recorded',
  keepMine: 'Keep mine',
  takeOther: 'Keep the other',
  /** Another device or tab has already recorded the same. */
  alreadyTaken:
    '{when, select, today {Already recorded as taken at {time}.} tomorrow {Already recorded as taken tomorrow at {time}.} yesterday {Already recorded as taken yesterday at {time}.} other {Already recorded as taken on {day} at {time}.}}',
  alreadyTakenElsewhere:
    '{when, select, today {Already recorded as taken at {time}, from another device or tab.} tomorrow {Already recorded as taken tomorrow at {time}, from another device or tab.} yesterday {Already recorded as taken yesterday at {time}, from another device or tab.} other {Already recorded as taken on {day} at {time}, from another device or tab.}} If you took it twice, call your clinic.',
  alreadySkipped: 'Already recorded as skipped.',
  alreadySkippedElsewhere: 'Already recorded as skipped, from another device or tab.',
});

export const asNeededTexts = messages('medications/as-needed', {
  record: 'Record a dose',
  recordFor: 'Record a dose of {name}',
  never: 'None in the last 2 days',
  last: 'Last dose {ago}',
  count: '{count, plural, one {# dose} other {# doses}} in the last 24 hours',
  of: '{count, plural, one {# dose} other {# doses}} in the last 24 hours (maximum {most, number})',
  too_soon:
    '{when, select, today {Your plan allows the next dose from today at {time}.} tomorrow {Your plan allows the next dose from tomorrow at {time}.} yesterday {Your plan allows the next dose from yesterday at {time}.} other {Your plan allows the next dose from {day} at {time}.}} If you have already taken one, you can record it.',
  at_most:
    'You have recorded the maximum for 24 hours. {when, select, today {Your plan allows another dose from today at {time}.} tomorrow {Your plan allows another dose from tomorrow at {time}.} yesterday {Your plan allows another dose from yesterday at {time}.} other {Your plan allows another dose from {day} at {time}.}} If you have already taken one, you can record it.',
});

/** Confirmation before recording more doses than planned. It never blocks. */
export const anotherTexts = messages('medications/another', {
  unchecked:
    'Your last dose could not be checked just now. It may have been too recent, or recorded on another device.',
  recordHeading: 'Record a dose of {name}?',
  recordConfirm: 'Record a dose',
  heading: 'Record another dose of {name}?',
  last: '{when, select, today {Your last recorded dose was {ago}, at {time}.} tomorrow {Your last recorded dose was {ago}, tomorrow at {time}.} yesterday {Your last recorded dose was {ago}, yesterday at {time}.} other {Your last recorded dose was {ago}, {day} at {time}.}}',
  gap: 'Your plan says to leave at least {least} between doses.',
  inLastDay:
    'You have recorded {count, plural, one {# dose} other {# doses}} in the last 24 hours. Your plan allows up to {most, number} in 24 hours.',
  confirm: 'Record another dose',
  cancel: 'Cancel',
});
