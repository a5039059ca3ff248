/** Field → message. */
export const missing = {
  name: 'Enter the name of the medicine.',
  howOften: 'Choose how often it is taken.',
  weekdays: 'Choose at least one day of the week.',
  everyDays: 'Enter a number of days from 2 to 366.',
  cycleOn: 'Enter on how many days of the cycle it is taken.',
  cycleDose: (most: number): string =>
    most === 200
      ? 'Enter the number of a later cycle than the line before.'
      : `Enter the number of a later cycle than the line before, up to ${most}.`,
  cycleDoseDay: 'Enter a day of the cycle, such as 1.',
  cycleDays: 'Enter the days of the cycle as numbers, such as 1, 8, 15.',
  cycleLength: 'Enter how many days a cycle has, from 1 to 366.',
  cycleInside: 'The days must be within the cycle. Check both numbers.',
  cycles: 'Enter the number of cycles, or leave it empty.',
  hours: 'Enter a number of hours from 1 to 72.',
  maxPerDay: 'Enter a number from 1 to 48, or leave it empty.',
  minGapHours: 'Enter the hours as a number, or leave it empty.',
  /** Includes the number if there are several times, so that messages in the summary differ. */
  time: (number: number, of: number): string =>
    of === 1 ? 'Enter the time.' : `Enter time ${number}.`,
  timeTwice: 'You have entered this time twice. Change or remove one.',
  amount: 'Enter how much is taken each time.',
  count: 'Enter how many, such as 1 or ½.',
  strength: 'Enter the strength, such as 500 mg.',
  start: 'Choose the first day.',
  until: 'Choose the last day, or “No end yet”.',
  untilBefore: 'The last day is before the first. Check both.',
  lastsDays: 'Enter for how many days, or choose “No end yet”.',
  steps: 'Fill in the plan and press “Make the steps”, or add steps one by one.',
  stepDays: 'Enter for how many days. Only the last step may have no end.',
  onHand: 'Enter how many are left as a number, or leave it empty.',
  repeats: 'Enter a number from 0 to 99, or leave it empty.',
  effectiveFrom: 'Choose the day on which this change starts.',
  effectiveBefore: 'Choose today or a later day. Earlier doses do not change.',
  /** 'Cycle 2: enter how much is taken each time.' */
  within: (part: string, sentence: string): string =>
    `${part}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  cycle: (number: string): string => `Cycle ${number || '…'}`,
  step: (number: number): string => `Step ${number}`,
} as const;

/** All fields in the order of the form. */
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
