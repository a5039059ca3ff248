/** The words of a plan whose dose changes: in steps, or from cycle to cycle. */

export const rhythmChoices = [
  { value: 'daily', label: 'Every day' },
  { value: 'every_n_days', label: 'Every few days' },
  { value: 'weekdays', label: 'On certain days of the week' },
] as const;

export const taperTexts = {
  heading: 'Work out the steps',
  lead: 'Copy the plan of your clinic. All amounts here are for a whole day.',
  from: 'Start with',
  by: 'Change by',
  every: 'Every how many days?',
  to: 'Down or up to',
  perDay: (unit: string): string => `${unit} a day`.trim(),
  unit: 'Unit',
  tablet: 'One tablet has',
  tabletUnit: (unit: string): string => `${unit}, optional`,
  doses: 'In how many doses a day?',
  time: (number: number, of: number): string => (of === 1 ? 'Time' : `Time ${number}`),
  each: (day: string, doses: number, each: string): string =>
    doses === 1 ? `${day} once a day.` : `${day} a day in ${doses} doses: ${each} each time.`,
  after: 'After the last step?',
  afterChoices: [
    { value: 'goes_on', label: 'The last dose goes on' },
    { value: 'ends', label: 'It ends' },
  ],
  make: 'Make the steps',
  again: 'Work out the steps again',
  made: (count: number): string => (count === 1 ? '1 step was made.' : `${count} steps were made.`),
  missing: {
    from: 'Enter the amount a day to start with.',
    by: 'Enter by how much it changes, more than 0.',
    every: 'Enter after how many days it changes, from 1 to 366.',
    to: 'Enter the amount a day to end with; 0 to stop.',
    tablet: 'Enter the strength of one tablet as a number, or leave it empty.',
    doses: 'Enter in how many doses a day, from 1 to 6.',
    time: 'Please give the time.',
    timeTwice: 'This time is there twice. Please change or remove one.',
    after: 'Choose what follows the last step.',
  },
  step: (number: number): string => `Step ${number}`,
  changeStep: (number: number): string => `Change step ${number}`,
  closeStep: (number: number): string => `Close step ${number}`,
  allAt: (time: string): string => `Take all of it at ${time}`,
  notHalves: 'This is not a whole or half tablet. Check it with your plan, or change this step.',
  addStep: 'Add a step',
  addFirst: 'Or add the steps one by one',
  removeStep: (number: number): string => `Remove step ${number}`,
} as const;

export const cycleDoseTexts = {
  same: 'The same dose in every cycle.',
  add: (cycle: number): string => `Add another dose from cycle ${cycle}`,
  addLater: 'Add a later dose',
  legend: (cycle: string): string => `From cycle ${cycle || '…'}: how much each time?`,
  remove: (cycle: string): string => `Remove the dose from cycle ${cycle}`.trim(),
} as const;
