/** The words of the form. Those of a field stand beside its value on the medicine's page too. */
export const labels = {
  name: 'Name of the medicine',
  howOften: 'How often?',
  weekdays: 'On which days?',
  everyDays: 'Every how many days?',
  cycleOn: 'Days on',
  cycleDays: 'On which days of the cycle?',
  cycleApart: 'Days not in a row',
  cycleLength: 'Days in a cycle',
  cycles: 'Cycles (optional)',
  hours: 'Every how many hours?',
  hoursFrom: 'What do the hours count from?',
  forWhat: 'For what? (optional)',
  maxPerDay: 'At most how many doses in 24 hours? (optional)',
  minGapHours: 'At least how many hours apart? (optional)',
  times: 'At which times?',
  time: 'Time',
  firstTime: 'First dose at',
  parts: 'How much each time?',
  firstParts: (cycle: string): string => `How much each time, before cycle ${cycle || '…'}?`,
  count: 'How many',
  strength: 'Strength',
  isDoseDifferent: 'A different dose at each time',
  start: 'First day',
  startCycle: 'First day of the first cycle',
  startTaper: 'First day of the first step',
  ends: 'Until when?',
  until: 'Last day',
  lastsDays: 'For how many days?',
  steps: 'Steps',
  stepDays: 'For how many days',
  rhythm: 'How often in this step?',
  cycleDose: 'From cycle',
  cycleDoseDay: 'From day',
  hasOwnTimes: 'At other times than before',
  reason: 'What is it for?',
  category: 'Kind',
  instructions: 'How to take it',
  label_text: 'The label, word for word',
  prescriber: 'Prescribed by',
  treatment_id: 'Treatment',
  notes: 'Notes',
  never_stop_suddenly: 'It must not be stopped suddenly',
  hazardous_handling: 'It needs careful handling',
  tz_mode: 'On a journey to another time zone',
  stock: 'How many are left?',
  effectiveFrom: 'From which day does this apply?',
  changeReason: 'Why? (optional)',
} as const;

export const hints = {
  parts: 'Copy it from your label.',
  partsToTap: 'Copy it from your label: tap a strength to add one, or type.',
  strength: 'Such as 500 mg',
  cycleDays: 'Such as 1, 8, 15',
  instructions: 'Such as: with food, whole, with a glass of water',
  label_text: 'Exactly as it stands on the packet',
  never_stop_suddenly:
    'Steroids and medicines against seizures, for example. “Skip” then asks twice.',
  hazardous_handling: 'Chemotherapy, for example: gloves, not to be opened or crushed.',
  changeReason: 'Such as: blood counts, new letter from the clinic',
  lastStep: 'Empty: it goes on',
  cycle: '“5 of every 28 days, 6 times” is 5, 28 and 6.',
} as const;

/** Field → what to do about it. */
export const missing = {
  name: 'Please write the name of the medicine.',
  howOften: 'Please choose how often it is taken.',
  weekdays: 'Please choose at least one day of the week.',
  everyDays: 'Please write every how many days, from 2 to 366.',
  cycleOn: 'Please write on how many days of the cycle it is taken.',
  cycleDose: (most: number): string =>
    most === 200
      ? 'Enter the number of a later cycle than the line before.'
      : `Enter the number of a later cycle than the line before, up to ${most}.`,
  cycleDoseDay: 'Enter a day of the cycle, such as 1.',
  cycleDays: 'Please write the days of the cycle as numbers, such as 1, 8, 15.',
  cycleLength: 'Please write after how many days the cycle starts again, from 1 to 366.',
  cycleInside: 'The days have to lie inside the cycle. Please check both numbers.',
  cycles: 'Please write the number of cycles, or leave it empty.',
  hours: 'Please write every how many hours, from 1 to 72.',
  maxPerDay: 'Please write a number from 1 to 48, or leave it empty.',
  minGapHours: 'Please write the hours as a number, or leave it empty.',
  time: 'Please give the time.',
  timeTwice: 'This time is there twice. Please change or remove one.',
  amount: 'Enter how much is taken each time.',
  count: 'Please write how many, such as 1 or ½.',
  strength: 'Please write the strength, such as 500 mg.',
  start: 'Please choose the first day.',
  until: 'Please choose the last day, or “No end yet”.',
  untilBefore: 'The last day is before the first. Please check both.',
  lastsDays: 'Please write for how many days, or choose “No end yet”.',
  steps: 'Fill in the plan and press “Make the steps”, or add steps one by one.',
  stepDays: 'Please write for how many days. Only the last step may go on.',
  onHand: 'Please write how many are left as a number, or leave it empty.',
  repeats: 'Please write a number from 0 to 99, or leave it empty.',
  effectiveFrom: 'Please choose the day from which this applies.',
  effectiveBefore: 'Please choose today or a later day: what was before stays as it was.',
} as const;

export const endChoices = [
  { value: 'open', label: 'No end yet' },
  { value: 'until', label: 'Until a day' },
  { value: 'days', label: 'For a number of days' },
] as const;

export const hoursFromChoices = [
  { value: 'scheduled', label: 'From the first dose, by the clock' },
  { value: 'taken', label: 'From the last dose taken' },
] as const;

export const timeModeChoices = [
  { value: 'wall_clock', label: 'The times follow the clock where I am' },
  { value: 'home', label: 'The times stay those of home' },
  { value: 'elapsed', label: 'Always 24 hours apart, whatever the clocks do' },
] as const;

export const sameDaysTexts = {
  legend: 'Same days as another medicine?',
  choose: 'Medicine',
  before: 'How long before it?',
  copy: 'Copy its days',
  copied: (name: string): string => `The days of ${name} were copied. You can change them below.`,
  beforeChoices: [
    { value: '0', label: 'At the same time' },
    { value: '30', label: 'Half an hour before' },
    { value: '60', label: 'One hour before' },
    { value: '120', label: 'Two hours before' },
  ],
} as const;

/** A medicine of the same name is in the list. */
export const sameNameTexts = {
  question: (there: string): string => `You already have ${there}. Is this a second one?`,
  look: (name: string): string => `Look at ${name}`,
} as const;

export const formTexts = {
  create: 'New medicine',
  edit: (name: string): string => `Edit ${name}`,
  change: (name: string): string => `Change how you take ${name}`,
  unreadable:
    'The form cannot show the present plan. What you choose here takes its place from the day below.',
  back: 'Back to medicines',
  backToMedicine: 'Back to the medicine',
  leaving: 'This medicine',
  template: 'Start with one of these',
  templateHint: 'It fills in how often. The dose is always copied from your own label.',
  otherTemplate: 'Start with a common medicine',
  chosenTemplate: 'Started with',
  changeChosen: 'Change',
  changeWhat: (what: string): string => `Change: ${what}`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextMonday: 'Next Monday',
  quickDays: 'Quick choice of the first day',
  quickTimes: 'Times of your other medicines',
  strengths: 'Add one of',
  addOne: (strength: string): string => `Add 1 × ${strength}`,
  addTime: 'Add a time',
  removeTime: (time: string): string => `Remove the time ${time}`.trim(),
  addPart: 'Add another strength',
  removePart: (number: number): string => `Remove line ${number}`,
  aDay: (total: string): string => `${total} a day`,
  noCategory: 'Not chosen',
  stockOf: (strength: string): string => `How many of ${strength} are left?`,
  repeatsOf: (strength: string): string => `Repeats left for ${strength}`,
  toPreview: 'See the next three months',
  preview: 'Is this right?',
  previewLead: 'Please compare it with your label or letter before you save.',
  noAmount: 'How much each time is not written down.',
  replaces: 'It replaces:',
  noPlan: 'Choose how often it is taken first.',
  backToForm: 'No, change something',
  save: 'Yes, save medicine',
  saveChange: 'Yes, save this change',
  saveFacts: 'Save changes',
  saving: 'Saving…',
} as const;

/** Somebody else saved the medicine meanwhile. */
export const meanwhileTexts = {
  heading: 'This medicine was changed meanwhile',
  lead: 'Somebody, or you on another device, saved this medicine while you were writing. Please choose which version to keep.',
  ofAction: (name: string): string => `${name} was changed meanwhile`,
  leadOfAction:
    'Somebody, or you on another device, changed this medicine after this page was loaded.',
  seen: 'You saw',
  now: 'It is now',
  question: (what: string): string => `Do you still want to do this: “${what}”?`,
  goOn: 'Do it all the same',
  leave: 'Leave it as it is now',
} as const;

/** All fields as they stand in the form, from top to bottom. */
export const fieldOrder: readonly string[] = [
  'name',
  'effectiveFrom',
  'changeReason',
  'howOften',
  'weekdays',
  'everyDays',
  'cycleOn',
  'cycleLength',
  'cycles',
  'hours',
  'forWhat',
  'maxPerDay',
  'minGapHours',
  'steps',
  'times',
  'parts',
  'cycleDoses',
  'start',
  'until',
  'lastsDays',
  'stock',
];
