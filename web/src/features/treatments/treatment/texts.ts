import { undoPeriod } from '../../../lib/undo-time.ts';

/** The words of a treatment's own page. */
export const viewTexts = {
  loading: 'Loading the treatment…',
  back: 'Back to treatments',
  team: 'Team',
  place: 'Place',
  dates: 'Dates',
  dose: 'Dose',
  doseOf: (dose: number): string => `${dose} Gy in all`,
  site: 'Where in the body',
  hours: 'Hours a day',
  hoursOf: (hours: number): string => `${hours} hours planned`,
  reason: (reason: string): string => `Reason: ${reason}`,
  showAim: 'Show the aim of this treatment',
  hideAim: 'Hide the aim',
  aim: 'Aim',
  edit: 'Edit',
  more: 'More',
  moreFor: (title: string): string => `More for ${title}`,
  begin: 'It has begun',
  shift: 'Move the rest of the plan',
  hold: 'Put on hold',
  resume: 'It goes on again',
  finish: 'Finish',
  stop: 'Stop early',
  reopen: 'It goes on after all',
  print: 'Print',
  remove: 'Delete',
  notes: 'Notes',
  questions: 'Questions to ask',
  articles: (kind: string): string => `Articles about ${kind}`,
} as const;

export const removeTexts = {
  question: 'Delete this treatment?',
  body: (title: string): string =>
    `“${title}” goes away with its sessions. Medicines, events and files stay. A treatment that is over is better finished: then it stays on record. ${undoPeriod}`,
  confirm: 'Delete treatment',
} as const;

export const planTexts = {
  heading: 'Plan',
  asList: 'The plan as a list',
  cyclesCaption: 'Cycles',
  sessionsCaption: 'Sessions',
  cycle: 'Cycle',
  firstDay: 'First day',
  lastDay: 'Last day',
  state: 'State',
  over: 'Over',
  now: 'Now',
  ahead: 'Ahead',
  number: 'No.',
  day: 'Day',
  reason: 'Reason',
  movedFrom: (day: string): string => `moved from ${day}`,
  thisCycle: (number: number, day: number, length: number): string =>
    `Cycle ${number} day by day: today is day ${day} of ${length}`,
  given: 'A day with treatment',
  free: 'A day without',
  today: 'Today',
} as const;

export const sessionTexts = {
  heading: 'Sessions',
  ask: 'What became of it?',
  askMany: (count: number): string => `${count} sessions are not noted yet`,
  allDone: (count: number): string => `Mark all ${count} as done`,
  next: 'Next',
  done: 'Done',
  missed: 'Missed',
  move: 'Move',
  change: 'Change',
  /** For those who hear the page: which one. */
  of: (what: string, day: string): string => `${what}: ${day}`,
  add: 'Add sessions',
  allNoted: 'Every session is noted.',
  finishNow: 'Finish this treatment',
  notedDone: (day: string): string => `${day} is noted as done. ${undoPeriod}`,
  notedMissed: (day: string): string => `${day} is noted as missed. ${undoPeriod}`,
  notedMany: (count: number): string => `${count} sessions are noted as done. ${undoPeriod}`,
  changed: (day: string): string => `${day} was changed. ${undoPeriod}`,
  moved: (day: string): string => `Moved to ${day}. ${undoPeriod}`,
  added: (count: number): string =>
    count === 1
      ? `1 session was added. ${undoPeriod}`
      : `${count} sessions were added. ${undoPeriod}`,
  removed: (day: string): string => `${day} was removed. ${undoPeriod}`,
} as const;

export const dialogTexts = {
  reason: 'Why? (optional)',
  missedHeading: (day: string): string => `Missed: ${day}`,
  missedConfirm: 'Note as missed',
  addAtEnd: (day: string): string => `Add one more session at the end: ${day}`,
  moveHeading: (day: string): string => `Move the session: ${day}`,
  newDay: 'New day',
  time: 'Time (optional)',
  moveConfirm: 'Move session',
  changeHeading: (day: string): string => `Session: ${day}`,
  status: 'What became of it?',
  changeConfirm: 'Save',
  removeSession: 'Remove this session',
  addHeading: 'Add sessions',
  firstDay: 'First day',
  count: 'How many?',
  addConfirm: 'Add',
  day: 'Day',
  hours: 'How many hours did you wear it?',
  hoursHeading: 'Note the hours',
  hoursConfirm: 'Save',
  dayMissing: 'Please choose the day.',
  countWrong: 'Please write a number from 1 to 100.',
  hoursWrong: 'Please write the hours as a number from 0 to 24.',
} as const;

export const shiftTexts = {
  heading: 'Move the rest of the plan',
  days: 'By how many days?',
  later: 'Later',
  earlier: 'Earlier',
  direction: 'In which direction?',
  from: 'From which day on?',
  fromHint: 'What lies before it stays as it is.',
  daysWrong: 'Please write a number of days from 1 to 366.',
  nothing: 'Nothing of this plan is left to move.',
  preview: 'The new days',
  cycle: (number: number, day: string): string => `Cycle ${number} begins on ${day}`,
  session: (day: string): string => day,
  lastSession: (day: string): string => `Last session: ${day}`,
  more: (count: number): string => `and ${count} more`,
  medicines:
    'Medicines and events that belong to it keep their days. Change them on their own pages, as your clinic says.',
  confirm: 'Move the plan',
  done: (days: number): string =>
    `The plan was moved by ${days === 1 ? '1 day' : `${days} days`}. ${undoPeriod}`,
} as const;

export const statusTexts = {
  holdHeading: 'Put this treatment on hold?',
  holdConfirm: 'Put on hold',
  finishHeading: 'Finish this treatment?',
  finishConfirm: 'Finish',
  stopHeading: 'Stop this treatment early?',
  stopConfirm: 'Stop',
  lastDay: 'Last day',
  beginHeading: 'Has it begun?',
  beginConfirm: 'It has begun',
  firstDay: 'First day',
} as const;

export const resultTexts = {
  heading: 'Results and your limits',
  lead: 'The limits are those that you typed from your own letter. What they mean for your treatment, your clinic decides.',
  limits: 'Your limits',
  least: (value: string): string => `at least ${value}`,
  most: (value: string): string => `at most ${value}`,
  source: (source: string): string => `from: ${source}`,
  caption: 'Results beside your limits',
  day: 'Day',
  test: 'Test',
  result: 'Result',
  limit: 'Your limit',
  place: 'How it stands',
  none: 'No results of these tests are written down yet. Add them as an event of the kind “Result”.',
  all: (count: number): string => `Show all ${count} results`,
} as const;

export const linkTexts = {
  heading: 'What belongs to it',
  medicines: 'Medicines',
  events: 'Events',
  files: 'Files',
  symptoms: 'Symptoms noted during it',
  severity: (severity: number): string => `strength ${severity} of 10`,
  none: 'Nothing is linked yet. Link medicines, events and files here, or choose this treatment when you add them.',
  link: 'Link medicines, events and files',
  linkHeading: 'What belongs to this treatment?',
  linkLead: 'Tick what belongs to it. Each belongs to one treatment at a time.',
  loading: 'Loading…',
  searchMedicines: 'Search medicines',
  searchEvents: 'Search events',
  searchFiles: 'Search files',
  noMedicines: 'No medicines found.',
  noEvents: 'No events found.',
  noFiles: 'No files found.',
  save: 'Save',
  elsewhere: 'now part of another treatment',
  all: (count: number): string => `Show all ${count}`,
} as const;

export const historyTexts = {
  heading: 'What was changed',
  byYou: 'by you',
  byHelper: 'by somebody who helps you',
  line: (when: string, who: string): string => `${when}, ${who}`,
  all: (count: number): string => `Show all ${count} changes`,
} as const;

export const deviceTexts = {
  heading: 'Hours worn',
  note: 'Note the hours of a day',
  caption: 'Hours by day',
  day: 'Day',
  hours: 'Hours',
  none: 'No hours are noted yet.',
  target: (hours: number): string => `Planned: ${hours} hours a day`,
  noted: (day: string): string => `The hours of ${day} are noted. ${undoPeriod}`,
  asList: 'The hours as a list',
} as const;
