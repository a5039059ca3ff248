/** The words of today's doses. */
export const todayTexts = {
  heading: (day: string): string => `Today, ${day}`,
  now: 'Now',
  unnoted: 'Earlier today, nothing noted',
  later: 'Later today',
  held: 'Waiting for the go-ahead',
  heldNote: 'This cycle is on hold. Nothing is to be taken until your clinic says so.',
  done: 'Done',
  asNeeded: 'Only when needed',
  loading: 'Loading today’s doses…',
  nothing: 'Nothing is to be taken today.',
  allDone: 'Everything for today is noted.',
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
  takenAt: (when: string): string => `Taken: ${when}`,
  skipped: (why: string | null): string => (why === null ? 'Skipped' : `Skipped: ${why}`),
  takenAtClock: (time: string): string => `Taken at ${time}`,
  undo: 'Undo',
  undoFor: (name: string): string => `Undo: ${name}`,
  said: {
    taken: (names: string): string => `${names}: recorded as taken.`,
    skipped: (names: string): string => `${names}: recorded as skipped.`,
    cleared: (names: string): string => `${names}: nothing is recorded any more.`,
  },
  saving: 'Saving…',
  seePlan: 'See the plan',
  endsSuddenly: 'If you are not sure that it may end, please call your clinic.',
} as const;

/** Another day than today. */
export const dayTexts = {
  switch: 'Which day is shown',
  yesterday: 'Yesterday',
  previous: 'Previous day',
  next: 'Next day',
  backToToday: 'Back to today',
  choose: 'Another day',
  chooseHeading: 'Which day do you want to see?',
  day: 'Day',
  show: 'Show this day',
  cancel: 'Cancel',
  wrong: 'Choose a day up to today.',
  loading: 'Loading the doses of this day…',
  open: 'Nothing recorded',
  nothing: 'Nothing was planned on this day.',
  nothingOfOne: 'No dose was planned on this day.',
  todayOfOne: 'No dose is planned today.',
  allDone: 'Everything for this day is recorded.',
} as const;

/** After midnight, while the day before still goes on. */
export const nightTexts = {
  heading: (day: string): string => `Still ${day}`,
  note: (clock: string): string => `The next day begins here at ${clock}.`,
  unnoted: 'Earlier, nothing noted',
  later: 'Later tonight',
  nothing: 'Nothing is to be taken tonight.',
  allDone: 'Everything is noted.',
} as const;

export const skipTexts = {
  heading: (name: string): string => `Skip this dose of ${name}?`,
  reason: 'Why? (You may leave this out)',
  confirm: 'Skip this dose',
  cancel: 'Do not skip',
  sureHeading: 'Please do not stop this medicine suddenly',
  sure: (name: string): string =>
    `${name} is marked as one that must not be stopped suddenly. If you cannot take it, please call your clinic.`,
  prescriber: (who: string): string => `Prescribed by ${who}.`,
  sureConfirm: 'Skip it all the same',
} as const;

/** The number of the profile. */
export const clinicTexts = {
  call: (hospital: string, phone: string): string =>
    `Call ${hospital === '' ? 'your clinic' : hospital}: ${phone}`,
} as const;

export const otherTimeTexts = {
  heading: (name: string): string => `When did you take ${name}?`,
  day: 'Day',
  time: 'Time',
  confirm: 'Note it as taken',
  cancel: 'Cancel',
  missing: 'Please give the time.',
  future: 'This time is still to come. Please check it.',
} as const;

export const entryTexts = {
  byYou: (what: string): string => `${what}, noted by you.`,
  bySomebody: (what: string): string => `${what}, noted by somebody who helps you.`,
  taken: (when: string): string => `Taken ${/^[A-Z]/.test(when) ? 'on ' : ''}${when}`,
  clear: 'Take it back: nothing noted',
  otherTime: 'It was at another time',
  close: 'Leave it so',
} as const;

/** Two devices noted the same dose differently. */
export const doseMeanwhileTexts = {
  heading: (name: string, time: string): string => `${name}, ${time}: noted twice`,
  lead: 'Somebody, or you on another device, has noted this dose already. Which is right?',
  what: 'What happened',
  nothing: 'Nothing noted',
  keepMine: 'Mine is right',
  takeOther: 'The other is right',
} as const;

const dosesInWords = (count: number): string => (count === 1 ? '1 dose' : `${count} doses`);

export const asNeededTexts = {
  record: 'Record a dose',
  recordFor: (name: string): string => `Record a dose: ${name}`,
  never: 'None in the last two days',
  last: (ago: string): string => `Last dose ${ago}`,
  count: (count: number): string => `${dosesInWords(count)} in the last 24 hours`,
  of: (count: number, most: number): string =>
    `${count} of at most ${dosesInWords(most)} in the last 24 hours`,
  too_soon: (when: string): string =>
    `By what you wrote down, the next dose is from ${when}. You can still note one.`,
  at_most: (when: string): string =>
    `By what you wrote down, this is the most for 24 hours. One more dose is possible from ${when}. You can still note one.`,
} as const;

/** Asked before one more is noted than was planned. It bars nothing. */
export const anotherTexts = {
  unchecked:
    'Your last dose could not be checked just now. It may have been too recent, or recorded on another device.',
  recordHeading: (name: string): string => `Record a dose of ${name}?`,
  recordConfirm: 'Record a dose',
  heading: (name: string): string => `Note another dose of ${name}?`,
  last: (ago: string, when: string): string => `You took it ${ago}, ${when}.`,
  gap: (least: string): string => `At least ${least} apart are planned.`,
  inLastDay: (count: number): string =>
    `${dosesInWords(count)} ${count === 1 ? 'is' : 'are'} noted in the last 24 hours.`,
  most: (most: number): string => `At most ${most} ${most === 1 ? 'is' : 'are'} planned.`,
  confirm: 'Note another dose',
  cancel: 'Cancel',
} as const;
