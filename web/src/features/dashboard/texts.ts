import { messages } from '@caretrail/contract/i18n/messages';

export const dashboardTexts = messages('dashboard', {
  loading: 'Loading your overview…',
});

export const searchTexts = messages('dashboard/search', {
  where: 'Where do you want to search for “{text}”?',
  events: 'In events',
  medicines: 'In medicines',
  files: 'In files',
});

export const createTexts = messages('dashboard/create', {
  heading: 'What do you want to add?',
  event: 'Add an event',
  medicine: 'Add a medicine',
  treatment: 'Add a treatment',
  place: 'Add a place',
  file: 'Add a file',
  cancel: 'Cancel',
});

export const nowTexts = messages('dashboard/now', {
  heading: 'Now',
  nothingDue: 'Nothing is due right now.',
  noMedicines: 'Add a medicine to see when each dose is due and record it here.',
  addMedicine: 'Add a medicine',
  earlier: 'Earlier today, not recorded',
  /** After midnight, when “today” is ambiguous. */
  earlierTonight: 'Earlier, not recorded',
  next: 'Next: {name}, {amount}. {when}',
  all: 'See all of today’s medicines',
  allOf: 'See all of {weekday}’s medicines',
});

export const factTexts = messages('dashboard/facts', {
  visit: 'Next appointment',
  noVisit: 'None planned',
  addVisit: 'Add an appointment',
  medicines: 'Medicines today',
  /** After midnight, while the doses are still those of the evening before. */
  medicinesOn: 'Medicines on {weekday}',
  count: '{taken, number}\u00a0of\u00a0{planned, number} taken',
  noDoses: 'None planned',
  sinceSeizure: 'Since your last seizure',
  /** {symptom} is a name that the patient recorded. */
  since: 'Since you last recorded “{symptom}”',
  days: '{count, plural, =0 {Today} one {# day} other {# days}}',
  neverNoted: 'None recorded',
  choose: 'Choose a different symptom',
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
  on: '{place}: treatment day',
  off: '{place}: no treatment today',
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
  change: '{day}: {change}',
  nothing: '–',
  nothingRecorded: '{name}: nothing recorded.',
  always:
    'Recorded on {count, number} of {days, number} days. Severity always {low, number} out of 10. Latest: {latest, number} on {day}.',
  between:
    'Recorded on {count, number} of {days, number} days. Severity {low, number} to {high, number} out of 10. Latest: {latest, number} on {day}.',
});

export const quickTexts = messages('dashboard/quick', {
  heading: 'Add to your record',
  symptom: 'Record a symptom',
  seizure: 'Record a seizure',
  asNeeded: 'Record an as-needed dose',
  file: 'Add a photo or file',
  note: 'Add a note',
});

export const alertTexts = messages('dashboard/alert', { heading: 'Needs your attention' });

export const upcomingTexts = messages('dashboard/upcoming', {
  heading: 'The next 7 days',
  now: 'Now',
  none: 'Nothing is planned for the next 7 days.',
  all: 'See all events',
});

export const articleTexts = messages('dashboard/article', {
  heading: 'Articles for you',
  none: 'There are no articles for your diagnosis yet.',
  all: 'See all articles',
});
