import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Texts for the schedule: choices, steps and cycles. */

const choiceTexts = messages('medications/plan-choices', {
  ends: {
    open: 'No end yet',
    until: 'Until a day',
    days: 'For a number of days',
  },
  hoursFrom: {
    scheduled: 'From the first dose, by the clock',
    taken: 'From the last dose taken',
  },
  timeMode: {
    wall_clock: 'Use the local time where I am',
    home: 'Stay on home time',
    elapsed: 'Keep doses exactly 24 hours apart',
  },
  rhythm: {
    daily: 'Every day',
    every_n_days: 'Every few days',
    weekdays: 'On certain days of the week',
    monthly: 'Monthly',
  },
  monthBy: {
    date: 'A date, for example day 15',
    weekday: 'A weekday, for example the first Monday',
    last_day: 'The last day of the month',
  },
  nth: {
    none: 'Select',
    '1': 'First',
    '2': 'Second',
    '3': 'Third',
    '4': 'Fourth',
    '-1': 'Last',
  },
  after: {
    goes_on: 'The last dose continues',
    ends: 'It ends',
  },
  before: {
    '0': 'At the same time',
    '30': '30 minutes before',
    '60': '1 hour before',
    '120': '2 hours before',
  },
});

export const endChoices = [
  { value: 'open', label: choiceTexts.ends.open },
  { value: 'until', label: choiceTexts.ends.until },
  { value: 'days', label: choiceTexts.ends.days },
] as const;

export const hoursFromChoices = [
  { value: 'scheduled', label: choiceTexts.hoursFrom.scheduled },
  { value: 'taken', label: choiceTexts.hoursFrom.taken },
] as const;

export const timeModeChoices = [
  { value: 'wall_clock', label: choiceTexts.timeMode.wall_clock },
  { value: 'home', label: choiceTexts.timeMode.home },
  { value: 'elapsed', label: choiceTexts.timeMode.elapsed },
] as const;

export const rhythmChoices = [
  { value: 'daily', label: choiceTexts.rhythm.daily },
  { value: 'every_n_days', label: choiceTexts.rhythm.every_n_days },
  { value: 'weekdays', label: choiceTexts.rhythm.weekdays },
  { value: 'monthly', label: choiceTexts.rhythm.monthly },
] as const;

export const monthByChoices = [
  { value: 'date', label: choiceTexts.monthBy.date },
  { value: 'weekday', label: choiceTexts.monthBy.weekday },
  { value: 'last_day', label: choiceTexts.monthBy.last_day },
] as const;

export const nthChoices = [
  { value: '', label: choiceTexts.nth.none },
  { value: '1', label: choiceTexts.nth['1'] },
  { value: '2', label: choiceTexts.nth['2'] },
  { value: '3', label: choiceTexts.nth['3'] },
  { value: '4', label: choiceTexts.nth['4'] },
  { value: '-1', label: choiceTexts.nth['-1'] },
] as const;

/** Of a weekday that is not chosen yet. */
export const noWeekdayChoice = { value: '', label: choiceTexts.nth.none } as const;

export const afterChoices = [
  { value: 'goes_on', label: choiceTexts.after.goes_on },
  { value: 'ends', label: choiceTexts.after.ends },
] as const;

export const beforeChoices = [
  { value: '0', label: choiceTexts.before['0'] },
  { value: '30', label: choiceTexts.before['30'] },
  { value: '60', label: choiceTexts.before['60'] },
  { value: '120', label: choiceTexts.before['120'] },
] as const;

export const taperTexts = inRecord(
  messages('medications/taper', {
    heading: 'Work out the steps',
    lead: 'Copy the plan from your clinic. All amounts are for a whole day.',
    from: 'Start with',
    by: 'Change by',
    every: 'Days in each step',
    to: 'Final dose',
    /** Units of the fields above, in brackets after their names. */
    perDay: '{unit} a day',
    perDayOnly: 'a day',
    unit: 'Unit',
    tablet: 'Tablet strength',
    tabletUnit: '{unit}, optional',
    tabletOptional: 'optional',
    doses: 'How many doses a day?',
    time: 'Time',
    timeOf: 'Time {number, number}',
    once: '{day} once a day.',
    divided: '{day} a day in {doses, number} doses: {each} each time.',
    after: 'What happens after the last step?',
    make: 'Create the steps',
    again: 'Work out again',
    made: '{count, plural, one {# step was created.} other {# steps were created.}}',
    missing: {
      from: 'Enter the amount a day to start with.',
      by: 'Enter how much it changes by, more than 0.',
      every: 'Enter how many days each step lasts, from 1 to 366.',
      to: 'Enter the final amount a day, or 0 to stop.',
      tablet: 'Enter the strength of one tablet as a number, or leave it blank.',
      doses: 'Enter how many doses a day, from 1 to 6.',
      time: 'Enter the time.',
      timeOf: 'Enter time {number, number}.',
      timeTwice: 'You have entered this time twice. Change or remove one.',
      after: 'Select what happens after the last step.',
    },
    step: 'Step {number, number}',
    stepOf: 'Step {number, number}: {total} a day',
    changeStep: 'Change step {number, number}',
    closeStep: 'Close step {number, number}',
    close: 'Close',
    noEnd: 'no end',
    forDays: '{days, plural, one {for # day} other {for # days}}',
    allAt: 'Plan the whole dose at {time}',
    notHalves: 'This is not a whole or half tablet. Check your plan, or change this step.',
    addStep: 'Add a step',
    addFirst: 'Or add the steps one by one',
    removeStep: 'Remove step {number, number}',
  }),
  messages('medications/taper-theirs', {
    lead: 'Copy the plan from the clinic. All amounts are for a whole day.',
  }),
);

export const cycleDoseTexts = messages('medications/cycle-dose', {
  same: 'The same dose in every cycle.',
  add: 'Use a different dose from cycle {cycle, number}',
  addLater: 'Use a different dose later',
  legend: 'From cycle {cycle}: how much each time?',
  /** `remove` on narrow screens. */
  remove: 'Remove',
  removeThis: 'Remove this dose',
  removeFrom: 'Remove this dose from cycle {cycle}',
});

export const sameDaysTexts = messages('medications/same-days', {
  legend: 'Same days as another medicine?',
  choose: 'Medicine',
  notChosen: 'Select a medicine',
  before: 'How long before it?',
  copy: 'Copy its days',
  copied: 'The days of {name} were copied. You can change them below.',
  withStart: '{medicine}, from {day}',
});

/** Texts of the preview. */
export const previewTexts = inRecord(
  messages('medications/preview', {
    heading: 'Is this right?',
    lead: 'Check this against your label or letter.',
    from: 'From {day}:',
    until: 'Until {day}',
    noneFrom: 'Then no doses from {day}.',
    noEnd: 'No end date.',
    lastGoesOn: 'The last step continues, with no end date.',
    firstDoses: 'First doses: {days}.',
    lastBefore: 'The last planned dose before this change: {day}.',
    waits: 'The end is not known while a cycle is on hold.',
    timeMode:
      '{mode, select, home {When you travel, the times stay on home time.} elapsed {When you travel, the hours between doses stay the same.} other {When you travel, the times follow the local time where you are.}}',
    past: 'Doses until now are listed as not recorded. You can record them. They do not count as missed.',
    noAmount: 'You have not entered how much to take each time.',
    replaces: 'This replaces:',
    gapDay: 'No dose is planned on {day}, but the current plan has one.',
    gap: 'No dose is planned from {first} to {last}, but the current plan has doses on these days.',
    noPlan: 'First select how often it is taken.',
    months: 'Show the next 3 months',
    back: 'No, change something',
    save: 'Yes, save medicine',
    saveChange: 'Yes, save this change',
    saving: 'Saving…',
  }),
  messages('medications/preview-theirs', {
    lead: 'Check this against the label or letter.',
    timeMode:
      '{mode, select, home {When {patient} travels, the times stay on home time.} elapsed {When {patient} travels, the hours between doses stay the same.} other {When {patient} travels, the times follow the local time there.}}',
  }),
);
