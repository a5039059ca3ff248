/** Texts for the schedule: choices, steps and cycles. */

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
  { value: 'wall_clock', label: 'Use the local time where I am' },
  { value: 'home', label: 'Stay on home time' },
  { value: 'elapsed', label: 'Keep doses exactly 24 hours apart' },
] as const;

export const rhythmChoices = [
  { value: 'daily', label: 'Every day' },
  { value: 'every_n_days', label: 'Every few days' },
  { value: 'weekdays', label: 'On certain days of the week' },
] as const;

export const taperTexts = {
  heading: 'Work out the steps',
  lead: 'Copy the plan from your clinic. All amounts are for a whole day.',
  from: 'Start with',
  by: 'Change by',
  every: 'Days in each step',
  to: 'Final dose',
  perDay: (unit: string): string => `${unit} a day`.trim(),
  unit: 'Unit',
  tablet: 'Tablet strength',
  tabletUnit: (unit: string): string => `${unit}, optional`,
  doses: 'How many doses a day?',
  time: (number: number, of: number): string => (of === 1 ? 'Time' : `Time ${number}`),
  each: (day: string, doses: number, each: string): string =>
    doses === 1 ? `${day} once a day.` : `${day} a day in ${doses} doses: ${each} each time.`,
  after: 'What happens after the last step?',
  afterChoices: [
    { value: 'goes_on', label: 'The last dose continues' },
    { value: 'ends', label: 'It ends' },
  ],
  make: 'Make the steps',
  again: 'Work out again',
  made: (count: number): string => (count === 1 ? '1 step was made.' : `${count} steps were made.`),
  missing: {
    from: 'Enter the amount a day to start with.',
    by: 'Enter how much it changes by, more than 0.',
    every: 'Enter how many days each step lasts, from 1 to 366.',
    to: 'Enter the final amount a day, or 0 to stop.',
    tablet: 'Enter the strength of one tablet as a number, or leave it blank.',
    doses: 'Enter how many doses a day, from 1 to 6.',
    time: (number: number, of: number): string =>
      of === 1 ? 'Enter the time.' : `Enter time ${number}.`,
    timeTwice: 'You have entered this time twice. Change or remove one.',
    after: 'Select what happens after the last step.',
  },
  step: (number: number): string => `Step ${number}`,
  changeStep: (number: number): string => `Change step ${number}`,
  closeStep: (number: number): string => `Close step ${number}`,
  allAt: (time: string): string => `Plan the whole dose at ${time}`,
  notHalves: 'This is not a whole or half tablet. Check your plan, or change this step.',
  addStep: 'Add a step',
  addFirst: 'Or add the steps one by one',
  removeStep: (number: number): string => `Remove step ${number}`,
} as const;

export const cycleDoseTexts = {
  same: 'The same dose in every cycle.',
  add: (cycle: number): string => `Use a different dose from cycle ${cycle}`,
  addLater: 'Use a different dose later',
  legend: (cycle: string): string => `From cycle ${cycle || '…'}: how much each time?`,
  remove: 'Remove',
  thisDose: ' this dose',
  removeFrom: (cycle: string): string => `Remove this dose from cycle ${cycle}`.trim(),
} as const;

export const sameDaysTexts = {
  legend: 'Same days as another medicine?',
  choose: 'Medicine',
  notChosen: 'Select a medicine',
  before: 'How long before it?',
  copy: 'Copy its days',
  copied: (name: string): string => `The days of ${name} were copied. You can change them below.`,
  beforeChoices: [
    { value: '0', label: 'At the same time' },
    { value: '30', label: '30 minutes before' },
    { value: '60', label: '1 hour before' },
    { value: '120', label: '2 hours before' },
  ],
} as const;

/** Texts of the preview. */
export const previewTexts = {
  heading: 'Is this right?',
  lead: 'Check this against your label or letter.',
  from: (day: string): string => `From ${day}:`,
  until: (day: string): string => `Until ${day}`,
  noneFrom: (day: string): string => `Then no doses from ${day}.`,
  noEnd: 'No end date.',
  lastGoesOn: 'The last step continues, with no end date.',
  waits: 'The end is not known while a cycle is on hold.',
  noAmount: 'You have not entered how much to take each time.',
  replaces: 'This replaces:',
  gap: (first: string, last: string | null): string =>
    last === null
      ? `No dose is planned on ${first}, but the current plan has one.`
      : `No dose is planned from ${first} to ${last}, but the current plan has doses on these days.`,
  noPlan: 'First select how often it is taken.',
  back: 'No, change something',
  save: 'Yes, save medicine',
  saveChange: 'Yes, save this change',
  saving: 'Saving…',
} as const;
