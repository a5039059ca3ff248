import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Texts of the medicine's page; the field names are in form/texts.ts. */
export const medicineTexts = inRecord(
  messages('medications/medicine', {
    back: 'Back to medicines',
    missing: 'We cannot find this medicine',
    missingBody: 'It may have been deleted, or the web address may be wrong.',
    change: 'Change dose or times',
    edit: 'Edit details',
    print: 'Print',
    more: 'More',
    moreFor: 'More actions for {name}',
    stop: 'Mark as stopped',
    complete: 'Mark as completed',
    pause: 'Put on hold',
    resume: 'Mark as restarted',
    remove: 'Delete',
    doses: 'Doses',
    toDoses: 'Go to “Doses” to record it',
    schedule: 'How it is taken',
    noSchedule: 'No times set. Select “Change dose or times” to add them.',
    comingMonths: 'The next 3 months',
    later: 'From {day}',
    until: 'Until {day}',
    facts: 'Details',
    history: 'Change history',
    loading: 'Loading…',
    removeQuestion: 'Delete this medicine?',
    removeBody:
      'This deletes “{name}”, its recorded doses and its history. If you no longer take it, select “Mark as stopped” instead: that keeps it in your record. {undo}',
    removeConfirm: 'Delete medicine',
  }),
  messages('medications/medicine-theirs', {
    removeBody:
      'This deletes “{name}”, its recorded doses and its history. If it is no longer taken, select “Mark as stopped” instead: that keeps it in the record. {undo}',
  }),
);

export const stateTexts = inRecord(
  messages('medications/state', {
    stopped: {
      heading: 'Mark {name} as stopped?',
      confirm: 'Mark as stopped',
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
      heading: 'Mark {name} as restarted?',
      confirm: 'Mark as restarted',
    },
    again: 'Its doses are due again from today, as set in its plan.',
    reason: 'Why? (optional)',
    stays: 'It stays in your record with its doses. You can mark it as restarted later.',
    sudden: 'Do not stop this medicine suddenly. Speak to your clinic first.',
  }),
  messages('medications/state-theirs', {
    stays: 'It stays in the record with its doses. You can mark it as restarted later.',
    sudden: 'This medicine must not be stopped suddenly. Speak to the clinic first.',
  }),
);

export const cycleTexts = inRecord(
  messages('medications/cycle', {
    heading: 'Cycle',
    delay: 'Delay cycle {cycle, number} by a week',
    hold: 'Put cycle {cycle, number} on hold',
    goAhead: 'End the hold on cycle {cycle, number}',
    delayHeading: 'Delay cycle {cycle, number} by a week?',
    delayLead: 'Cycle {cycle, number} and everything planned after it move by a week:',
    /** “Cycle 3: 4 May → 11 May”. Screen readers read `moves` instead. */
    oldStart: 'Cycle {cycle, number}: {was}',
    moves: 'Cycle {cycle, number}: {was} moves to {day}',
    newStart: 'Cycle {cycle, number} starts on {day}',
    continues: 'Cycle {cycle, number} continues on {day}',
    more: 'and {count, number} more; the last dose is on {lastDose}',
    allLater: 'and every later cycle',
    others: 'Do the same for these medicines? They are taken on the same days.',
    why: 'Why? (optional)',
    delayConfirm: 'Delay by a week',
    holdHeading: 'Put cycle {cycle, number} on hold?',
    holdLead:
      'It stays on hold until you select “End the hold” on this page. Until then no dose of this cycle or of a later one is due. The days of this cycle stay in the calendar, marked “On hold”.',
    holdConfirm: 'Put on hold',
    goHeading: 'End the hold on cycle {cycle, number}?',
    goLead: 'The new dates:',
    goChecking: 'Checking which doses of this cycle are recorded…',
    goTaken:
      '{days, plural, one {# day of this cycle is recorded as taken.} other {# days of this cycle are recorded as taken.}} What did your clinic say?',
    goWhole: 'Start again from day 1, all {days, number} days',
    goRest: 'Continue with day {day, number}',
    dayOf: 'Date of day {day, number}',
    goChoose: 'Select one to end the hold.',
    goPlanned: 'It was planned for {day}.',
    goEarly:
      '{days, plural, =1 {This is a day earlier than planned.} other {This is # days earlier than planned.}}',
    goTold: 'My clinic told me to start earlier',
    goConfirm: 'End the hold',
    onHold:
      'Cycle {cycle, number} is on hold, with no end date. No dose is due until someone selects “End the hold on cycle {cycle, number}”. Do this when your clinic tells you the first day.',
    holdUndone: 'Hold undone',
    delayed: 'Delayed by a week',
    /** After a delay, in place of the buttons. */
    delayedNow: 'Done. Cycle {cycle, number} now starts on {day}.',
    delayedSeen: 'OK',
    moveHeading: 'Delay cycle {cycle, number} by {days, plural, one {# day} other {# days}}?',
    moveLead:
      'Cycle {cycle, number} and everything planned after it move by {days, plural, one {# day} other {# days}}:',
    moveConfirm: 'Delay by {days, plural, one {# day} other {# days}}',
    moveToPlan: 'Move cycle {cycle, number} of {name} to {day}',
    movedToPlan: 'Moved to match the treatment plan',
    held: 'Put on hold',
    wentAhead: 'Hold ended',
  }),
  messages('medications/cycle-theirs', {
    goTaken:
      '{days, plural, one {# day of this cycle is recorded as taken.} other {# days of this cycle are recorded as taken.}} What did the clinic say?',
    goTold: 'The clinic said to start earlier',
    onHold:
      'Cycle {cycle, number} is on hold, with no end date. No dose is due until someone selects “End the hold on cycle {cycle, number}”. Do this when the clinic says the first day.',
  }),
);

export const adherenceTexts = messages('medications/adherence', {
  heading: 'Doses recorded',
  none: 'Nothing was recorded in the last 3 months.',
  noneAsNeeded: 'No doses recorded in the last 3 months.',
  asNeeded:
    '{count, plural, one {# as-needed dose recorded in the last 3 months.} other {# as-needed doses recorded in the last 3 months.}}',
  earlier: '{count, plural, one {# earlier dose} other {# earlier doses}}',
  share:
    '{taken, number} of {expected, plural, one {# dose} other {# doses}} recorded as taken in the last 3 months ({percent, number}%).',
  nothingYet:
    '{expected, plural, one {# dose was due in the last 3 months. It is not recorded as taken.} other {# doses were due in the last 3 months. None are recorded as taken.}}',
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

export const historyTexts = inRecord(
  messages('medications/history', {
    byYou: '{when}, by you',
    bySomebody: '{when}, by someone who helps you',
    from: 'From {day}',
    corrected: 'First day corrected to {day}',
    why: 'Reason: {reason}',
    nothing: 'No times',
  }),
  messages('medications/history-theirs', { bySomebody: '{when}, by someone else' }),
);
