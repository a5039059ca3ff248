import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../lib/in-record.ts';

// What is below the day is loaded after it, and so are its texts.

export const nextTexts = messages('dashboard/next', {
  heading: 'The next few days',
  doses: '{count, plural, one {# dose planned} other {# doses planned}}',
  nothing: 'Nothing planned',
  all: 'See all events',
  visit: 'Next appointment',
  noVisit: 'No appointment is planned.',
  addVisit: 'Add an appointment',
});

export const factTexts = inRecord(
  messages('dashboard/facts', {
    sinceSeizure: 'Since your last seizure',
    /** {symptom} is a name that the patient recorded. */
    since: 'Since you last recorded “{symptom}”',
    days: '{count, plural, =0 {Today} one {# day} other {# days}}',
    neverNoted: 'None recorded',
    choose: 'Choose a different symptom',
    chooseFirst: 'Count the days since a symptom',
  }),
  messages('dashboard/facts-theirs', {
    sinceSeizure: 'Since the last seizure',
    since: 'Since “{symptom}” was last recorded',
  }),
);

export const watchedTexts = messages('dashboard/watched', {
  heading: 'Which symptom do you want to count from?',
  other: 'Another symptom',
  name: 'Symptom',
  confirm: 'Save',
  cancel: 'Cancel',
  missing: 'Enter the symptom.',
});

export const cycleTexts = inRecord(
  messages('dashboard/cycle', {
    heading: 'Your treatment',
    /** Where today is in the treatment: with or without how many cycles are planned, and how long one is. */
    place: 'Cycle {cycle, number}, day {day, number}',
    placeOfCycles: 'Cycle {cycle, number} of {planned, number}, day {day, number}',
    placeOfDays: 'Cycle {cycle, number}, day {day, number} of {length, number}',
    placeOfBoth:
      'Cycle {cycle, number} of {planned, number}, day {day, number} of {length, number}',
    /** After midnight “today” is ambiguous: then `weekday` names the day. */
    on: '{place}: {when, select, today {treatment day} other {treatment on {weekday}}}',
    off: '{place}: {when, select, today {no treatment today} other {no treatment on {weekday}}}',
    held: '{place}: on hold',
    nextTest: 'Next test: {title}. {when}',
    doseChange: 'Next dose change: {when}',
  }),
  messages('dashboard/cycle-theirs', { heading: 'Treatment' }),
);

export const trendTexts = messages('dashboard/trends', {
  heading: 'The last 14 days',
  none: 'Record a symptom and how bad it was to see how it changes here.',
  table: 'Show as a table',
  caption: 'What was recorded by day. Symptoms from 0 to 10',
  day: 'Day',
  today: 'Today',
  doses: 'Dose change',
  /** Of a change of dose, at its line in the chart and in the list. */
  number: '{number, number}',
  change: '{day}: {change}',
  nothing: '–',
  nothingRecorded: '{name}: nothing recorded.',
  always:
    'Recorded on {count, number} of {days, number} days. Severity always {low, number} out of 10. Latest: {latest, number} on {day}.',
  between:
    'Recorded on {count, number} of {days, number} days. Severity {low, number} to {high, number} out of 10. Latest: {latest, number} on {day}.',
  /** Without a count of the days: a day without an answer is none that is missing. */
  checkInAlways: 'Always: {low}. Latest on {day}.',
  checkInBetween: 'From “{low}” to “{high}”. Latest: {latest} on {day}.',
});

export const articleTexts = messages('dashboard/article', {
  heading: 'Articles for you',
  none: 'There are no articles in plain language that fit your profile yet.',
  all: 'See all articles',
});
