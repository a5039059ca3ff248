import { messages } from '@caretrail/contract/i18n/messages';
/** Texts for today's doses. */
export const todayTexts = {
  heading: (day: string): string => `Today, ${day}`,
  now: 'Now',
  unnoted: 'Earlier today, not recorded',
  later: 'Later today',
  held: 'On hold',
  heldNote:
    'This cycle is on hold. When your clinic tells you to start, open the medicine and select “End the hold”.',
  done: 'Done',
  asNeeded: 'Only when needed',
  loading: 'Loading today’s doses…',
  nothing: 'No medicines are due today.',
  allDone: 'All of today’s doses are recorded.',
  onHold: 'Nothing more is due today. A cycle is on hold.',
  next: (when: string, name: string): string => `Next: ${name}, ${when}`,
  taken: 'Taken',
  takenFor: (name: string, time: string): string => `Taken: ${name}, ${time}`,
  allTaken: (count: number): string => `All ${count} taken`,
  skip: 'Skip',
  skipFor: (name: string, time: string): string => `Skip ${name}, ${time}`,
  otherTime: 'Another time',
  otherTimeFor: (name: string, time: string): string => `Another time for ${name}, ${time}`,
  change: 'Change',
  changeFor: (name: string, time: string): string => `Change ${name}, ${time}`,
  late: 'Late',
  hazardous: 'Handle with care',
  skipped: (why: string | null): string => (why === null ? 'Skipped' : `Skipped: ${why}`),
  takenAtClock: (time: string): string => `Taken at ${time}`,
  undo: 'Undo',
  undoFor: (name: string): string => `Undo: ${name}`,
  said: {
    taken: (names: string): string => `${names}: recorded as taken.`,
    skipped: (names: string): string => `${names}: recorded as skipped.`,
    cleared: (names: string): string => `${names}: record cleared.`,
  },
  saving: 'Saving…',
  seePlan: 'See the plan',
  endsSuddenly: 'If you are not sure it should stop, call your clinic.',
} as const;

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
  heading: 'This dose is for {when}. Have you already taken it?',
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
export const clinicTexts = {
  call: (hospital: string, phone: string): string =>
    `Call ${hospital === '' ? 'your clinic' : hospital}: ${phone}`,
} as const;

export const otherTimeTexts = messages('medications/other-time', {
  heading: 'When did you take {name}?',
  day: 'Day',
  timeIn: 'Time{place}',
  confirm: 'Record as taken',
  cancel: 'Cancel',
  missing: 'Enter the time.',
  future: 'This time is in the future. Enter the time you took it.',
});

export const entryTexts = {
  byYou: (what: string): string => `${what}. You recorded this.`,
  bySomeone: (what: string): string => `${what}. Recorded by someone who helps you.`,
  taken: (when: string): string => `Taken ${/^[A-Z]/.test(when) ? 'on ' : ''}${when}`,
  clear: 'Clear this record',
  otherTime: 'Change the time',
  notTaken: 'I did not take it',
  close: 'Close',
} as const;

/** Two devices recorded the same dose differently. */
export const doseConflictTexts = messages('medications/dose-conflict', {
  heading: '{name}, {time}: two different records',
  lead: 'This dose was already recorded, by someone else or on another device. Which record is right?',
  what: 'What happened',
  nothing: 'Not recorded',
  keepMine: 'Keep mine',
  takeOther: 'Keep the other',
  /** Another device or tab has already recorded the same. */
  already: {
    taken: 'Already recorded as taken {when}',
    skipped: 'Already recorded as skipped',
  },
  elsewhere: ', from another device or tab.',
  twice: 'If you took it twice, call your clinic.',
});

const formatDoseCount = (count: number): string => (count === 1 ? '1 dose' : `${count} doses`);

export const asNeededTexts = {
  record: 'Record a dose',
  recordFor: (name: string): string => `Record a dose of ${name}`,
  never: 'None in the last 2 days',
  last: (ago: string): string => `Last dose ${ago}`,
  count: (count: number): string => `${formatDoseCount(count)} in the last 24 hours`,
  of: (count: number, most: number): string =>
    `${formatDoseCount(count)} in the last 24 hours (maximum ${most})`,
  too_soon: (when: string): string =>
    `Your plan allows the next dose from ${when}. If you have already taken one, you can record it.`,
  at_most: (when: string): string =>
    `You have recorded the maximum for 24 hours. Your plan allows another dose from ${when}. If you have already taken one, you can record it.`,
} as const;

/** Confirmation before recording more doses than planned. It never blocks. */
export const anotherTexts = {
  unchecked:
    'Your last dose could not be checked just now. It may have been too recent, or recorded on another device.',
  recordHeading: (name: string): string => `Record a dose of ${name}?`,
  recordConfirm: 'Record a dose',
  heading: (name: string): string => `Record another dose of ${name}?`,
  last: (ago: string, when: string): string => `Your last recorded dose was ${ago}, ${when}.`,
  gap: (least: string): string => `Your plan says to leave at least ${least} between doses.`,
  inLastDay: (count: number): string =>
    `You have recorded ${formatDoseCount(count)} in the last 24 hours.`,
  most: (most: number): string => `Your plan allows up to ${most} in 24 hours.`,
  confirm: 'Record another dose',
  cancel: 'Cancel',
} as const;
