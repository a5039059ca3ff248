import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../lib/in-record.ts';

export const dashboardTexts = inRecord(
  messages('dashboard', {
    loading: 'Loading your overview…',
    loadingMore: 'Loading more…',
    notLoaded:
      'The rest of this page could not be loaded. Check your connection, then reload the page.',
  }),
  messages('dashboard/shared-theirs', { loading: 'Loading the overview…' }),
);

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
    '{taken, number} of {planned, plural, one {# dose} other {# doses}} taken{skipped, plural, =0 {} other {, # skipped}}{waiting, plural, =0 {} other {, # not sent yet}}',
  inside: '{taken, number}/{planned, number}',
  below: 'taken',
  skipped: '{skipped, number} skipped',
  waiting: '{waiting, number} not sent yet',
});

/** Its own item on the line. */
export const checkInTexts = messages('dashboard/check-in', {
  open: 'Check-in: how is your day?',
  done: 'Check-in saved',
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
  notSent: 'Not sent yet',
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
export const tapTexts = inRecord(
  messages('dashboard/tap', {
    held: 'On hold: nothing to record until your clinic tells you to start.',
  }),
  messages('dashboard/tap-theirs', {
    held: 'On hold: nothing to record until the clinic says when to start.',
  }),
);

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

export const alertTexts = inRecord(
  messages('dashboard/alert', { heading: 'Needs your attention' }),
  messages('dashboard/alert-theirs', { heading: 'Needs attention' }),
);
