import { messages } from '@caretrail/contract/i18n/messages';
import { undoPeriod } from '../../../lib/undo-time.ts';

/** Texts of the medicine's page; the field names are in form/texts.ts. */
export const medicineTexts = {
  back: 'Back to medicines',
  missing: 'We cannot find this medicine',
  missingBody: 'It may have been deleted, or the web address may be wrong.',
  change: 'Change dose or times',
  edit: 'Edit details',
  print: 'Print',
  more: 'More',
  moreFor: (name: string): string => `More actions for ${name}`,
  stop: 'Stop taking it',
  complete: 'Mark as completed',
  pause: 'Put on hold',
  resume: 'Start taking it again',
  remove: 'Delete',
  doses: 'Doses',
  schedule: 'How it is taken',
  noSchedule: 'No times set. Select “Change dose or times” to add them.',
  comingMonths: 'The next 3 months',
  later: (day: string): string => `From ${day}`,
  facts: 'Details',
  history: 'Change history',
  loading: 'Loading…',
  removeQuestion: 'Delete this medicine?',
  removeBody: (name: string): string =>
    `This deletes “${name}”, its recorded doses and its history. If you no longer take it, select “Stop taking it” instead: that keeps it in your record. ${undoPeriod}`,
  removeConfirm: 'Delete medicine',
} as const;

export const stateTexts = messages('medications/state', {
  stopped: {
    heading: 'Stop taking {name}?',
    confirm: 'Stop taking it',
  },
  completed: {
    heading: 'Mark {name} as completed?',
    confirm: 'Mark as completed',
  },
  'on-hold': {
    heading: 'Put {name} on hold?',
    confirm: 'Put on hold',
  },
  active: {
    heading: 'Start taking {name} again?',
    confirm: 'Start taking it again',
  },
  again: 'Its doses are due again from today, as set in its plan.',
  reason: 'Why? (optional)',
  stays: 'It stays in your record with its doses. You can start taking it again at any time.',
  sudden: 'Do not stop this medicine suddenly. Speak to your clinic first.',
});

export const cycleTexts = {
  heading: 'Cycle',
  delay: (cycle: number): string => `Delay cycle ${cycle} by a week`,
  hold: (cycle: number): string => `Put cycle ${cycle} on hold`,
  goAhead: (cycle: number): string => `End the hold on cycle ${cycle}`,
  delayHeading: (cycle: number): string => `Delay cycle ${cycle} by a week?`,
  delayLead: (cycle: number): string =>
    `Cycle ${cycle} and everything planned after it move by a week:`,
  oldStart: (cycle: number, day: string): string => `Cycle ${cycle}: ${day}`,
  movesTo: ' moves to ',
  newStart: (cycle: number, day: string): string => `Cycle ${cycle} starts on ${day}`,
  continues: (cycle: number, day: string): string => `Cycle ${cycle} continues on ${day}`,
  more: (count: number, lastDose: string): string =>
    `and ${count} more; the last dose is on ${lastDose}`,
  allLater: 'and every later cycle',
  others: 'Do the same for these medicines? They are taken on the same days.',
  why: 'Why? (optional)',
  delayConfirm: 'Delay by a week',
  holdHeading: (cycle: number): string => `Put cycle ${cycle} on hold?`,
  holdLead:
    'It stays on hold until you select “End the hold” on this page. Until then no dose of this cycle or of a later one is due. The days of this cycle stay in the calendar, marked “On hold”.',
  holdConfirm: 'Put on hold',
  goHeading: (cycle: number): string => `End the hold on cycle ${cycle}?`,
  goLead: 'The new dates:',
  goChecking: 'Checking which doses of this cycle are recorded…',
  goTaken: (days: number): string =>
    days === 1
      ? '1 day of this cycle is recorded as taken. What did your clinic say?'
      : `${days} days of this cycle are recorded as taken. What did your clinic say?`,
  goWhole: (days: number): string => `Start again from day 1, all ${days} days`,
  goRest: (day: number): string => `Continue with day ${day}`,
  dayOf: (day: number): string => `Date of day ${day}`,
  goChoose: 'Select one to end the hold.',
  goPlanned: (day: string): string => `It was planned for ${day}.`,
  goEarly: (days: number): string =>
    days === 1
      ? 'This is a day earlier than planned.'
      : `This is ${days} days earlier than planned.`,
  goTold: 'My clinic told me to start earlier',
  goConfirm: 'End the hold',
  onHold: (cycle: number): string =>
    `Cycle ${cycle} is on hold, with no end date. No dose is due until someone selects “End the hold on cycle ${cycle}”. Do this when your clinic tells you the first day.`,
  heldNow: (cycle: number): string => `Cycle ${cycle} was put on hold. ${undoPeriod}`,
  holdUndone: 'Hold undone',
  delayed: 'Delayed by a week',
  held: 'Put on hold',
  wentAhead: 'Hold ended',
} as const;

export const adherenceTexts = messages('medications/adherence', {
  heading: 'Doses recorded',
  none: 'Nothing was recorded in the last 3 months.',
  noneAsNeeded: 'No doses recorded in the last 3 months.',
  asNeeded:
    '{count, plural, one {# as-needed dose recorded in the last 3 months.} other {# as-needed doses recorded in the last 3 months.}}',
  earlier: '{count, plural, one {# earlier dose} other {# earlier doses}}',
  share:
    '{taken, number} of {expected, number} doses recorded as taken in the last 3 months ({percent, number}%).',
  nothingYet:
    '{expected, plural, one {# dose was due in the last 3 months. It is not recorded.} other {# doses were due in the last 3 months. None are recorded as taken.}}',
  hint: 'Doses on hold and as-needed doses are not counted.',
  all: 'All recorded as taken',
  some: 'Some recorded as taken',
  nothing: 'None recorded as taken',
  ofDay: '{taken, number} of {expected, number} recorded as taken',
  table: 'By month',
  month: 'Month',
  taken: 'Recorded as taken',
  expected: 'Due',
});

export const historyTexts = messages('medications/history', {
  byYou: 'by you',
  bySomebody: 'by someone who helps you',
  line: '{when}, {who}',
  from: 'From {day}',
  why: 'Why: {reason}',
  nothing: 'No times',
});
