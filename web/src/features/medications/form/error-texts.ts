/** Field → message. */
export const missing = {
  name: 'Enter the name of the medicine.',
  howOften: 'Select how often it is taken.',
  weekdays: 'Select at least one day of the week.',
  everyDays: 'Enter a number of days from 2 to 366.',
  cycleOn: 'Enter how many days of the cycle it is taken on.',
  cycleDose: (most: number): string =>
    most === 200
      ? 'Enter the number of a later cycle than the line before.'
      : `Enter the number of a later cycle than the line before, up to ${most}.`,
  cycleDoseDay: 'Enter a day of the cycle, for example 1.',
  cycleDays: 'Enter the days of the cycle as numbers, for example 1, 8, 15.',
  cycleLength: 'Enter how many days a cycle has, from 1 to 366.',
  cycleInside: 'The days must be within the cycle. Check both numbers.',
  cycles: 'Enter the number of cycles, or leave it blank.',
  hours: 'Enter a number of hours from 1 to 72.',
  maxPerDay: 'Enter a number from 1 to 48, or leave it blank.',
  minGapHours: 'Enter the hours as a number, or leave it blank.',
  /** Includes the number if there are several times, so that messages in the summary differ. */
  time: (number: number, of: number): string =>
    of === 1 ? 'Enter the time.' : `Enter time ${number}.`,
  timeTwice: 'You have entered this time twice. Change or remove one.',
  amount: 'Enter how much is taken each time.',
  count: 'Enter a number, for example 1 or ½.',
  strength: 'Enter the strength, for example 500 mg.',
  start: 'Select the first day.',
  until: 'Select the last day, or “No end yet”.',
  untilBefore: 'The last day is before the first. Check both.',
  lastsDays: 'Enter the number of days, or select “No end yet”.',
  steps: 'Fill in the plan and select “Make the steps”, or add steps one by one.',
  stepDays: 'Enter the number of days. Only the last step may have no end.',
  onHand: 'Enter how many are left as a number, or leave it blank.',
  repeats: 'Enter a number from 0 to 99, or leave it blank.',
  effectiveFrom: 'Select the day on which this change starts.',
  effectiveBefore: 'Select today or a later day. Earlier doses do not change.',
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
