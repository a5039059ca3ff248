import { messages } from '@caretrail/contract/i18n/messages';

export const criticalTexts = messages('escalation/critical', {
  heading: 'If a dose is not recorded',
  off: 'No one else is told when a dose of this medicine is not recorded.',
  on: 'This medicine is critical: people of the care circle are told when a dose is not recorded.',
  /** The first person; {wait} is a duration: '30 minutes'. */
  first: '{name}: {wait} after the time of the dose',
  /** Each of the others. */
  later: '{name}: {wait} after the person before was told',
  cannot: '{name} is not told: {why}',
  noOne: 'No one on this list can be told. Change who is told.',
  duty: 'Who is on duty is told first.',
  ends: 'It ends when the dose is recorded as taken or skipped.',
  setUp: 'Tell someone',
  change: 'Change who is told',
  saved: 'Saved.',
  removed: 'No one else is told about this medicine any more.',
  loading: 'Loading…',
  notLoaded: 'This form could not be loaded. Check your connection and open the page again.',
});

export const whyTexts = messages('escalation/critical-why', {
  noMedicines: 'cannot see the medicines',
  over: 'the access ended on {day}',
  gone: 'has no access any more',
  /** Where it is not known which of these. */
  noAccess: 'has no access to the medicines',
});

export const criticalFormTexts = messages('escalation/critical-form', {
  toggle: 'Critical: tell people when a dose is not recorded',
  wait: 'How long to wait',
  minutes: 'minutes',
  waitHint:
    'From the time of the dose to the first person, and from each person to the next. From 5 minutes to 12 hours.',
  people: 'Who is told, in this order',
  noPeople: 'No one is selected yet.',
  earlier: 'Tell {name} earlier',
  later: 'Tell {name} later',
  remove: 'Do not tell {name}',
  add: 'Tell {name}',
  others: 'Can be told too',
  cannot: 'Cannot be told',
  cannotLine: '{name}: {why}.',
  moved: '{name} is number {place, number} of {count, number}.',
  added: '{name} is told last.',
  removedPerson: '{name} is not told.',
  noCircle: 'No one in the care circle can see the medicines yet.',
  toCircle: 'Open your care circle',
  preview: 'What this means',
  means:
    'If a dose is not recorded {wait} after its time, {name} gets a message. By default it names neither the medicine nor the dose.',
  after: 'Then, each time after {wait}: {names}.',
  stop: 'Each person is told once. It ends as soon as the dose is recorded, as taken or skipped.',
  nothing: 'No one is told when a dose is not recorded.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  offQuestion: 'Tell no one any more?',
  offConfirm: 'Tell no one',
  offBody: 'From now on no one else is told when a dose of {medicine} is not recorded.',
  conflict: 'This has changed',
  conflictLead:
    'Someone else changed who is told while you were editing it. Choose which version to keep.',
  noOne: 'No one',
});
