import { undoInWords } from '../../../lib/undo-time.ts';

/** The words of a medicine's own page; those of its fields are in form/texts.ts. */
export const medicineTexts = {
  back: 'Back to medicines',
  missing: 'This medicine is not here',
  missingBody: 'It may have been deleted, or the address is not complete.',
  change: 'Change dose or times',
  edit: 'Edit details',
  print: 'Print',
  more: 'More',
  moreFor: (name: string): string => `More for ${name}`,
  stop: 'Stop taking it',
  complete: 'It is completed',
  pause: 'Put on hold',
  resume: 'Take it again',
  remove: 'Delete',
  doses: 'Doses',
  schedule: 'How it is taken',
  noSchedule: 'No times are set. “Change dose or times” sets them.',
  comingMonths: 'The next three months',
  later: (day: string): string => `From ${day} on`,
  facts: 'Details',
  history: 'What was changed',
  loading: 'Loading…',
  removeQuestion: 'Delete this medicine?',
  removeBody: (name: string): string =>
    `“${name}” goes away with its doses and its history. If you no longer take it, “Stop taking it” keeps it on record. ${undoInWords}`,
  removeConfirm: 'Delete medicine',
} as const;

export const stateTexts = {
  stopped: {
    heading: (name: string): string => `Stop taking ${name}?`,
    confirm: 'Stop taking it',
  },
  completed: {
    heading: (name: string): string => `Is ${name} completed?`,
    confirm: 'Mark as completed',
  },
  'on-hold': {
    heading: (name: string): string => `Put ${name} on hold?`,
    confirm: 'Put on hold',
  },
  active: {
    heading: (name: string): string => `Take ${name} again?`,
    confirm: 'Take it again',
  },
  again: 'Its doses are asked for again from today, as they stand in its plan.',
  reason: 'Why? (optional)',
  stays: 'It stays on record with its doses, and you can take it again at any time.',
  sudden:
    'This medicine must not be stopped suddenly. Please speak to your clinic before you stop it.',
} as const;

export const cycleTexts = {
  heading: 'Cycle',
  delay: (cycle: number): string => `Delay cycle ${cycle} by a week`,
  hold: (cycle: number): string => `Put cycle ${cycle} on hold`,
  goAhead: (cycle: number): string => `Go ahead with cycle ${cycle}`,
  delayHeading: (cycle: number): string => `Delay cycle ${cycle} by a week?`,
  delayLead: 'This cycle and everything planned after it move by a week. The new days:',
  newStart: (cycle: number, day: string): string => `Cycle ${cycle} starts on ${day}`,
  waits: (cycle: number): string => `Cycle ${cycle} waits for the go-ahead`,
  others: 'Do the same for these medicines? They are taken on the same days.',
  why: 'Why? (optional)',
  delayConfirm: 'Delay by a week',
  holdHeading: (cycle: number): string => `Put cycle ${cycle} on hold?`,
  holdLead:
    'Until you go ahead, nothing of this cycle or of any later one is asked for. The days of this cycle stay in the calendar, marked as waiting.',
  holdConfirm: 'Put on hold',
  goHeading: (cycle: number): string => `Go ahead with cycle ${cycle}?`,
  goLead: 'Later cycles move along. The new days:',
  goChecking: 'Checking what is recorded of this cycle…',
  goTaken: (days: number): string =>
    days === 1
      ? 'One day of this cycle is recorded as taken. What did your clinic say?'
      : `${days} days of this cycle are recorded as taken. What did your clinic say?`,
  goWhole: (days: number): string => `Start again from day 1, all ${days} days`,
  goRest: (day: number): string => `Continue with day ${day}`,
  dayOf: (day: number): string => `Date of day ${day}`,
  goConfirm: 'Go ahead',
  delayed: 'Delayed by a week',
  held: 'Waiting for the go-ahead',
  wentAhead: 'Go-ahead given',
} as const;

export const adherenceTexts = {
  heading: 'What was noted',
  none: 'Nothing was asked for in these three months yet.',
  noneAsNeeded: 'No dose is noted in these three months yet.',
  asNeeded: (count: number): string =>
    count === 1
      ? '1 dose taken as needed is noted in these three months.'
      : `${count} doses taken as needed are noted in these three months.`,
  earlier: (count: number): string => (count === 1 ? '1 earlier dose' : `${count} earlier doses`),
  share: (taken: number, expected: number, percent: number): string =>
    `${taken} of ${expected} doses are noted as taken in these three months: ${percent} %.`,
  nothingYet: (expected: number): string =>
    expected === 1
      ? '1 dose was asked for in these three months. Nothing is noted of it yet.'
      : `${expected} doses were asked for in these three months. None is noted as taken yet.`,
  hint: 'Doses on hold and doses taken only when needed are not counted.',
  all: 'All noted as taken',
  some: 'Some noted as taken',
  nothing: 'None noted as taken',
  ofDay: (taken: number, expected: number): string => `${taken} of ${expected} noted as taken`,
  table: 'By month',
  month: 'Month',
  taken: 'Noted as taken',
  expected: 'Asked for',
} as const;

export const historyTexts = {
  byYou: 'by you',
  bySomebody: 'by somebody who helps you',
  line: (when: string, who: string): string => `${when}, ${who}`,
  from: (day: string): string => `From ${day} on`,
  why: (reason: string): string => `Why: ${reason}`,
  nothing: 'No times',
} as const;
