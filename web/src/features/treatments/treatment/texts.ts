import { messages } from '@caretrail/contract/i18n/messages';
import { undoPeriod } from '../../../lib/undo-time.ts';

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
  hoursOf: '{hours, number} hours planned',
  reason: 'Reason: {reason}',
  showAim: 'Show the aim of this treatment',
  hideAim: 'Hide the aim',
  aim: 'Aim',
  edit: 'Edit',
  more: 'More',
  moreFor: 'More for {title}',
  begin: 'Mark as started',
  shift: 'Reschedule the rest of the plan',
  hold: 'Put on hold',
  resume: 'Mark as restarted',
  finish: 'Finish',
  stop: 'Stop early',
  reopen: 'Reopen',
  print: 'Print',
  remove: 'Delete',
  notes: 'Notes',
  questions: 'Questions to ask',
  articles: 'Articles about {kind}',
});

export const removeTexts = {
  question: 'Delete this treatment?',
  body: (title: string): string =>
    `This deletes “${title}” and its sessions. Its medicines, events and files stay. If the treatment has ended, choose “Finish” instead: that keeps it in your record. ${undoPeriod}`,
  confirm: 'Delete treatment',
} as const;

export const planTexts = messages('treatments/plan', {
  heading: 'Plan',
  asList: 'Show plan as a list',
  cyclesCaption: 'Cycles',
  sessionsCaption: 'Sessions',
  cycle: 'Cycle',
  firstDay: 'First day',
  lastDay: 'Last day',
  state: 'Status',
  over: 'Finished',
  now: 'Now',
  ahead: 'To come',
  number: 'No.',
  day: 'Day',
  reason: 'Reason',
  movedFrom: 'moved from {day}',
  thisCycle: 'Cycle {number, number}: today is day {day, number} of {length, number}',
  given: 'Treatment day',
  free: 'Day without treatment',
  today: 'Today',
});

export const sessionTexts = {
  heading: 'Sessions',
  ask: 'Did it happen?',
  askMany: (count: number): string => `${count} sessions not recorded yet`,
  allDone: (count: number): string => `Mark all ${count} as done`,
  next: 'Next',
  done: 'Done',
  missed: 'Missed',
  move: 'Move',
  change: 'Change',
  /** For those who hear the page: which one. */
  of: (what: string, day: string): string => `${what}: ${day}`,
  add: 'Add sessions',
  allNoted: 'All sessions are recorded.',
  finishNow: 'Finish this treatment',
  notedDone: (day: string): string => `${day} marked as done. ${undoPeriod}`,
  notedMissed: (day: string): string => `${day} marked as missed. ${undoPeriod}`,
  notedMany: (count: number): string => `${count} sessions marked as done. ${undoPeriod}`,
  changed: (day: string): string => `${day} was changed. ${undoPeriod}`,
  moved: (day: string): string => `Moved to ${day}. ${undoPeriod}`,
  added: (count: number): string =>
    count === 1
      ? `1 session was added. ${undoPeriod}`
      : `${count} sessions were added. ${undoPeriod}`,
  removed: (day: string): string => `${day} was removed. ${undoPeriod}`,
} as const;

export const dialogTexts = messages('treatments/dialog', {
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
});

export const shiftTexts = {
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
  cycle: (number: number, day: string): string => `Cycle ${number} starts on ${day}`,
  session: (day: string): string => day,
  lastSession: (day: string): string => `Last session: ${day}`,
  more: (count: number): string => `and ${count} more`,
  medicines:
    'This does not move linked medicines or events. Change them on their own pages, if your clinic tells you to.',
  confirm: 'Reschedule plan',
  done: (days: number): string =>
    `The plan was moved by ${days === 1 ? '1 day' : `${days} days`}. ${undoPeriod}`,
} as const;

export const statusTexts = messages('treatments/status', {
  holdHeading: 'Put this treatment on hold?',
  holdConfirm: 'Put on hold',
  finishHeading: 'Finish this treatment?',
  finishConfirm: 'Finish',
  stopHeading: 'Stop this treatment early?',
  stopConfirm: 'Stop',
  lastDay: 'Last day',
  beginHeading: 'Has this treatment started?',
  beginConfirm: 'Mark as started',
  firstDay: 'First day',
});

export const resultTexts = messages('treatments/result', {
  heading: 'Results and your limits',
  lead: 'These are the limits you entered from your own letter. Your clinic decides what they mean for your treatment.',
  limits: 'Your limits',
  least: 'at least {value}',
  most: 'at most {value}',
  source: 'source: {source}',
  caption: 'Results next to your limits',
  day: 'Day',
  test: 'Test',
  result: 'Result',
  limit: 'Your limit',
  place: 'Compared with your limit',
  none: 'No results for these tests yet. To add some, create a “Result” event.',
  all: 'Show all {count, number} results',
});

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

export const historyTexts = messages('treatments/history', {
  heading: 'Change history',
  byYou: 'by you',
  byHelper: 'by someone who helps you',
  line: '{when}, {who}',
  all: 'Show all {count, number} changes',
});

export const deviceTexts = {
  heading: 'Hours worn',
  note: 'Record hours worn',
  caption: 'Hours by day',
  day: 'Day',
  hours: 'Hours',
  none: 'No hours recorded yet.',
  target: (hours: number): string => `Planned: ${hours} hours a day`,
  noted: (day: string): string => `Hours for ${day} recorded. ${undoPeriod}`,
  asList: 'Show hours as a list',
} as const;
