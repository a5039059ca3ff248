import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** The words of a treatment's own page. */
export const viewTexts = messages('treatments/view', {
  loading: 'Loading the treatment…',
  back: 'Back to treatments',
  team: 'Team',
  place: 'Place',
  dates: 'Dates',
  dose: 'Dose',
  doseOf: '{dose, number} Gy in total',
  site: 'Where in the body',
  hours: 'Hours a day',
  hoursOf: '{hours, plural, one {# hour planned} other {# hours planned}}',
  reason: 'Reason: {reason}',
  showAim: 'Show the aim of this treatment',
  hideAim: 'Hide the aim',
  aim: 'Aim',
  edit: 'Edit',
  more: 'More',
  moreFor: 'More actions for {title}',
  begin: 'Mark as started',
  shift: 'Reschedule the rest of the plan',
  hold: 'Put on hold',
  resume: 'Mark as restarted',
  finish: 'Mark as completed',
  stop: 'Mark as stopped early',
  reopen: 'Reopen',
  print: 'Print',
  remove: 'Delete',
  notes: 'Notes',
  questions: 'Questions to ask',
});

/** Links to articles, by type. */
export const articleTexts = messages('treatments/articles', {
  surgery: 'Articles about surgery',
  radiotherapy: 'Articles about radiotherapy',
  chemotherapy: 'Articles about chemotherapy',
  targeted_immuno: 'Articles about immunotherapy',
  tumour_treating_fields: 'Articles about tumour treating fields',
  steroid: 'Articles about steroids',
  rehab: 'Articles about rehabilitation',
  trial: 'Articles about trials',
  supportive: 'Articles about supportive care',
});

/** Where in the body. */
export const siteTexts = messages('treatments/site', {
  side: '{side, select, left {left} right {right} both {both sides} other {midline}}',
  siteAndSide:
    '{site}, {side, select, left {left} right {right} both {both sides} other {midline}}',
});

export const removeTexts = inRecord(
  messages('treatments/remove', {
    question: 'Delete this treatment?',
    body: 'This deletes “{title}” and its sessions. Its medicines, events and files stay. If the treatment has ended, select “Mark as completed” instead: that keeps it in your record. {undo}',
    confirm: 'Delete treatment',
  }),
  messages('treatments/remove-theirs', {
    body: 'This deletes “{title}” and its sessions. Its medicines, events and files stay. If the treatment has ended, select “Mark as completed” instead: that keeps it in the record. {undo}',
  }),
);

export const planTexts = messages('treatments/plan', {
  heading: 'Plan',
  asList: 'Show plan as a list',
  hideList: 'Hide the list',
  cyclesCaption: 'Cycles',
  sessionsCaption: 'Sessions',
  cycle: 'Cycle',
  cycleNumber: 'Cycle {number, number}',
  firstDay: 'First day',
  lastDay: 'Last day',
  state: 'Status',
  over: 'Finished',
  now: 'Now',
  ahead: 'To come',
  number: 'No.',
  day: 'Day',
  dayAndTime: '{day}, {time}',
  reason: 'Reason',
  movedFrom: 'moved from {day}',
  movedBecause: 'moved from {day}: {reason}',
  /** After midnight “today” is ambiguous: then `weekday` names the day. */
  thisCycle:
    'Cycle {number, number}: {when, select, today {today} other {{weekday}}} is day {day, number} of {length, number}',
  given: 'Treatment day',
  free: 'Day without treatment',
  today: 'Today',
});

/** What is left of the cycle of today, and when the next one starts. */
export const cycleAheadTexts = messages('treatments/cycle-ahead', {
  left: '{days, plural, =0 {Last day of this cycle.} one {# day left in this cycle.} other {# days left in this cycle.}}',
  next: 'Cycle {number, number} starts on {day}.',
  /** Two whole sentences. */
  both: '{left} {next}',
});

/** How many sessions there are of each kind. */
export const sessionCountTexts = messages('treatments/session-counts', {
  planned: '{count, number} planned',
  done: '{count, number} done',
  missed: '{count, number} missed',
  moved: '{count, number} moved',
});

export const sessionTexts = messages('treatments/sessions', {
  heading: 'Sessions',
  ask: '{count, plural, one {Did it happen?} other {# sessions not recorded yet}}',
  allDone: 'Mark all {count, number} as done',
  next: 'Next',
  done: 'Done',
  missed: 'Missed',
  move: 'Move',
  change: 'Change',
  /** For those who hear the page: which one. */
  of: {
    done: 'Done: {day}',
    missed: 'Missed: {day}',
    move: 'Move: {day}',
    change: 'Change: {day}',
  },
  numbered: 'Session {number, number}: {day}',
  add: 'Add sessions',
  allNoted: 'All sessions are recorded.',
  finishNow: 'Mark treatment as completed',
  notedDone: '{day} marked as done. {undo}',
  notedMissed: '{day} marked as missed. {undo}',
  notedMany:
    '{count, plural, one {# session marked as done.} other {# sessions marked as done.}} {undo}',
  changed: '{day} was changed. {undo}',
  moved: 'Moved to {day}. {undo}',
  added: '{count, plural, one {# session was added.} other {# sessions were added.}} {undo}',
  removed: '{day} was removed. {undo}',
});

export const dialogTexts = inRecord(
  messages('treatments/dialog', {
    reason: 'Why? (optional)',
    missedHeading: 'Missed: {day}',
    missedConfirm: 'Mark as missed',
    addAtEnd: 'Add one more session at the end: {day}',
    moveHeading: 'Move the session: {day}',
    newDay: 'New day',
    time: 'Time (optional)',
    moveConfirm: 'Move session',
    changeHeading: 'Session: {day}',
    status: 'Status',
    changeConfirm: 'Save',
    removeSession: 'Remove this session',
    addHeading: 'Add sessions',
    firstDay: 'First day',
    count: 'How many?',
    addConfirm: 'Add',
    day: 'Day',
    hours: 'How many hours did you wear it?',
    hoursHeading: 'Record hours worn',
    hoursConfirm: 'Save',
    dayMissing: 'Select the day.',
    countWrong: 'Enter a number from 1 to 100.',
    hoursWrong: 'Enter the hours as a number from 0 to 24.',
  }),
  messages('treatments/dialog-theirs', { hours: 'How many hours was it worn?' }),
);

export const shiftTexts = inRecord(
  messages('treatments/shift', {
    heading: 'Reschedule the rest of the plan',
    days: 'By how many days?',
    later: 'Later',
    earlier: 'Earlier',
    direction: 'Earlier or later?',
    from: 'From which date?',
    fromHint: 'Anything before this date stays the same.',
    daysWrong: 'Enter a number of days from 1 to 366.',
    nothing: 'There is nothing left in this plan to move.',
    preview: 'New dates',
    cycle: 'Cycle {number, number} starts on {day}',
    lastSession: 'Last session: {day}',
    more: '{count, plural, one {and # more} other {and # more}}',
    medicines:
      'This does not move linked medicines or events. Change them on their own pages, if your clinic tells you to.',
    stays: 'Also part of this treatment',
    confirm: 'Reschedule plan',
    done: 'The plan was moved by {days, plural, one {# day} other {# days}}. {undo}',
  }),
  messages('treatments/shift-theirs', {
    medicines:
      'This does not move linked medicines or events. Change them on their own pages, if the clinic says so.',
  }),
);

export const statusTexts = messages('treatments/status', {
  holdHeading: 'Put this treatment on hold?',
  holdConfirm: 'Put on hold',
  finishHeading: 'Mark this treatment as completed?',
  finishConfirm: 'Mark as completed',
  stopHeading: 'Mark this treatment as stopped early?',
  stopConfirm: 'Mark as stopped early',
  lastDay: 'Last day',
  beginHeading: 'Has this treatment started?',
  beginConfirm: 'Mark as started',
  firstDay: 'First day',
});

export const resultTexts = inRecord(
  messages('treatments/result', {
    heading: 'Results and your limits',
    lead: 'These are the limits you entered from your own letter. Your clinic decides what they mean for your treatment.',
    source: ', source: {source}',
    caption: 'Results next to your limits',
    day: 'Day',
    test: 'Test',
    result: 'Result',
    limit: 'Your limit',
    place: 'Compared with your limit',
    none: 'No results for these tests yet. To add some, create a “Result” event.',
    all: 'Show all {count, number} results',
  }),
  messages('treatments/result-theirs', {
    heading: 'Results and limits',
    lead: 'These are the limits from the letter of the clinic, which decides what they mean for the treatment.',
    caption: 'Results next to the limits',
    limit: 'Limit',
    place: 'Compared with the limit',
  }),
);

export const linkTexts = messages('treatments/link', {
  heading: 'Linked items',
  medicines: 'Medicines',
  events: 'Events',
  files: 'Files',
  symptoms: 'Symptoms during this treatment',
  severity: 'severity {severity, number} out of 10',
  none: 'Nothing is linked yet. Link medicines, events and files here, or select this treatment when you add them.',
  link: 'Link medicines, events and files',
  linkHeading: 'Link medicines, events and files',
  linkLead:
    'Select everything that is part of this treatment. Each item can be linked to one treatment only.',
  loading: 'Loading…',
  searchMedicines: 'Search medicines',
  searchEvents: 'Search events',
  searchFiles: 'Search files',
  noMedicines: 'No medicines found.',
  noEvents: 'No events found.',
  noFiles: 'No files found.',
  save: 'Save',
  elsewhere: 'linked to another treatment',
  all: 'Show all {count, number}',
});

export const historyTexts = inRecord(
  messages('treatments/history', {
    heading: 'Change history',
    byYou: '{when}, by you',
    byHelper: '{when}, by someone who helps you',
    all: 'Show all {count, number} changes',
  }),
  messages('treatments/history-theirs', { byHelper: '{when}, by someone else' }),
);

export const deviceTexts = messages('treatments/device', {
  heading: 'Hours worn',
  note: 'Record hours worn',
  caption: 'Hours by day',
  day: 'Day',
  hours: 'Hours',
  none: 'No hours recorded yet.',
  target: 'Planned: {hours, plural, one {# hour a day} other {# hours a day}}',
  noted: 'Hours for {day} recorded. {undo}',
  asList: 'Show hours as a list',
});
