import { messages } from '@caretrail/contract/i18n/messages';

export const openTexts = messages('escalation/open', {
  /** No one has been told yet. */
  waiting: 'Not recorded yet',
  told: 'Not recorded: your care circle was told',
  toldHelper: 'An important dose is not recorded',
  dose: '{medicine} · planned {when}',
  doseOf: '{medicine} · {amount} · planned {when}',
  askPatient:
    'Record it as taken or skipped. Then no one else is told. Not sure? Ask before you take anything.',
  askHelper: 'It may have been taken without being recorded. Ask {name} first.',
  wasTold: '{name} was told {when}.',
  youWereTold: 'You were told {when}.',
  isOnIt: '{name} is on it until {time}.',
  youAreOnIt: 'You are on it until {time}. No one else is told before then.',
  next: 'If it is still not recorded, {name} is told {when}.',
  nextYou: 'If it is still not recorded, you are told {when}.',
  allTold: 'Everyone on the list has been told.',
  noOne: 'No one can be told: no one on the list can see these medicines.',
  onIt: 'I’m on it',
  sending: 'One moment…',
  hint: 'Then no one else is told for {minutes, plural, one {# minute} other {# minutes}}.',
  thanks: 'Thank you. When it is done, record it, or ask for it to be recorded.',
  over: 'No one else is told: it is recorded, or is not planned any more.',
  unknown: 'Whether someone was told about a dose could not be loaded. {message}',
  /** Without a connection. */
  away: 'You will see here whether someone was told about a dose when you are back online.',
  /** On the list of people one helps. */
  one: 'An important dose is not recorded: {dose}',
});
