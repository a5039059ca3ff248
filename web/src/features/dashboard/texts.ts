import { messages } from '@caretrail/contract/i18n/messages';

export const dashboardTexts = messages('dashboard', {
  loading: 'Loading your overview…',
  loadingMore: 'Loading more…',
  notLoaded:
    'The rest of this page could not be loaded. Check your connection, then reload the page.',
});

export const greetingTexts = messages('dashboard/greeting', {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  night: 'Hello',
  named: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    night: 'Hello, {name}',
  },
});

/** The doses of the day as a ring. A skipped one is not counted as taken. */
export const ringTexts = messages('dashboard/ring', {
  words:
    '{taken, number} of {planned, plural, one {# dose} other {# doses}} taken{skipped, plural, =0 {} other {, # skipped}}',
  inside: '{taken, number}/{planned, number}',
  below: 'taken',
  skipped: '{skipped, number} skipped',
});

/** The line of the day. */
export const lineTexts = messages('dashboard/line', {
  heading: 'Today, {day}',
  /** After midnight, while it is still the day before. */
  headingTonight: 'Still {day}',
  tonight: 'It is after midnight. We show {weekday}’s list until {clock}.',
  medicines: '{time} · {count, plural, one {# medicine} other {# medicines}}',
  held: '{time} · on hold',
  visit: '{time} · {title}',
  allDay: 'All day',
  /** A moment on another day than the line. */
  onDay: '{weekday} {time}',
  now: 'Now',
  next: 'Next:',
  notRecorded: 'Not recorded',
  over: 'Over',
  /** What is over and recorded. {what} is a list: '5 doses taken, 1 skipped, 1 entry', or the titles of entries. */
  earlier: 'Earlier today: {what}',
  earlierOn: 'Earlier on {weekday}: {what}',
  doses: '{count, plural, one {# dose taken} other {# doses taken}}',
  skipped: '{count, plural, one {# dose skipped} other {# doses skipped}}',
  asNeeded: '{count, plural, one {# as-needed dose} other {# as-needed doses}}',
  entries: '{count, plural, one {# entry} other {# entries}}',
  nothingDue: 'Nothing is due right now.',
  noMedicines: 'Add a medicine to see when each dose is due and record it here.',
  addMedicine: 'Add a medicine',
  all: 'See all of today’s medicines',
  allOf: 'See all of {weekday}’s medicines',
  dose: '{name}, {amount}',
  /** A phone number. */
  call: 'Call {contact}',
  question: 'Question to ask: {question}',
  moreQuestions: '{count, plural, one {# more question} other {# more questions}}',
});

/** Why a dose is not part of the one tap for all doses of a time. */
export const tapTexts = messages('dashboard/tap', {
  held: 'On hold: nothing to record until your clinic tells you to start.',
});

export const nextTexts = messages('dashboard/next', {
  heading: 'The next few days',
  doses: '{count, plural, one {# dose planned} other {# doses planned}}',
  nothing: 'Nothing planned',
  all: 'See all events',
  visit: 'Next appointment',
  noVisit: 'No appointment is planned.',
  addVisit: 'Add an appointment',
});

export const factTexts = messages('dashboard/facts', {
  sinceSeizure: 'Since your last seizure',
  /** {symptom} is a name that the patient recorded. */
  since: 'Since you last recorded “{symptom}”',
  days: '{count, plural, =0 {Today} one {# day} other {# days}}',
  neverNoted: 'None recorded',
  choose: 'Choose a different symptom',
  chooseFirst: 'Count the days since a symptom',
});

export const watchedTexts = messages('dashboard/watched', {
  heading: 'Which symptom do you want to count from?',
  other: 'Another symptom',
  name: 'Symptom',
  confirm: 'Save',
  cancel: 'Cancel',
  missing: 'Enter the symptom.',
});

export const cycleTexts = messages('dashboard/cycle', {
  heading: 'Your treatment',
  /** Where today is in the treatment: with or without how many cycles are planned, and how long one is. */
  place: 'Cycle {cycle, number}, day {day, number}',
  placeOfCycles: 'Cycle {cycle, number} of {planned, number}, day {day, number}',
  placeOfDays: 'Cycle {cycle, number}, day {day, number} of {length, number}',
  placeOfBoth: 'Cycle {cycle, number} of {planned, number}, day {day, number} of {length, number}',
  /** After midnight “today” is ambiguous: then `weekday` names the day. */
  on: '{place}: {when, select, today {treatment day} other {treatment on {weekday}}}',
  off: '{place}: {when, select, today {no treatment today} other {no treatment on {weekday}}}',
  held: '{place}: on hold',
  nextTest: 'Next test: {title}. {when}',
  doseChange: 'Next dose change: {when}',
});

/** When an event is. `when` is its day near today, `day` names any other one, `time` is the clock time. */
export const agendaTexts = messages('dashboard/agenda', {
  clock: '{time}',
  /** In another zone than the patient's own. */
  placed: '{time} ({place} time)',
  start:
    '{when, select, today {Today at {time}} tomorrow {Tomorrow at {time}} yesterday {Yesterday at {time}} other {{day} at {time}}}',
  lastDay: '{when, select, today {Until today} tomorrow {Until tomorrow} other {Until {day}}}',
  since: 'since {time}',
  until:
    '{when, select, today {until {time}} tomorrow {until tomorrow at {time}} other {until {day} at {time}}}',
  nowSince: 'Now, since {time}',
  nowUntil:
    '{when, select, today {Now, until {time}} tomorrow {Now, until tomorrow at {time}} other {Now, until {day} at {time}}}',
});

export const trendTexts = messages('dashboard/trends', {
  heading: 'The last 14 days',
  none: 'Record a symptom and how bad it was to see how it changes here.',
  table: 'Show as a table',
  caption: 'Severity of each symptom by day, from 0 to 10',
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
});

export const alertTexts = messages('dashboard/alert', { heading: 'Needs your attention' });

export const articleTexts = messages('dashboard/article', {
  heading: 'Articles for you',
  none: 'There are no articles in plain language for your diagnosis yet.',
  all: 'See all articles',
});
