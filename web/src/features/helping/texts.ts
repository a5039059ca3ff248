import { messages } from '@caretrail/contract/i18n/messages';

export const helpingTexts = messages('helping/page', {
  lead: 'What is due for the people who share their record with you',
  none: 'You do not help anyone at the moment. If someone invites you, you get an email with a link.',
  mine: 'Open my record',
  notFound: 'This record is not shared with you any more.',
});

export const personTexts = messages('helping/person', {
  open: 'Open {name}’s record',
  sees: 'You can see: {areas}.',
  until: 'Until {day}.',
  due: '{count, plural, one {# dose is due now} other {# doses are due now}}',
  nothingDue: 'No dose is due now.',
  noMedicines: 'No medicines are planned.',
  next: 'Next appointment',
  visit: '{when}: {title}',
  noNext: 'No appointment is planned.',
  attention: 'Needs attention',
  manages: 'You manage this record: you can see and change all of it, as {name} can.',
});

export const leaveTexts = messages('helping/leave', {
  leave: 'Stop helping',
  leaveOf: 'Stop helping {name}',
  question: 'Stop helping {name}?',
  body: 'You no longer see anything of {name}’s record, and get no messages about it. {name} is told by email.',
  named: 'You are also no longer named to take over. If you have asked to, that ends.',
  back: 'To help again, you need a new invitation.',
  left: 'You no longer help {name}.',
});

export const takeOverTexts = messages('helping/take-over', {
  heading: 'If {name} cannot act any more',
  named: 'You are named to take over {name}’s record.',
  how: '{days, plural, one {You can ask for it. {name} is then told for # day, and can refuse.} other {You can ask for it. {name} is then told every day for # days, and can refuse.}}',
  ask: 'Ask to take over',
  asking: 'One moment…',
  question: 'Ask to take over {name}’s record?',
  only: 'Only ask if {name} cannot act any more.',
  told: '{name} is told at once and every day, by email and on their devices. One tap refuses it.',
  until:
    '{days, plural, one {You take over only if {name} was told and did not refuse for # day.} other {You take over only if {name} was told on # days and did not refuse.}}',
  after: 'Then you can see and change the whole record. Until then nothing changes.',
  asked: 'You asked on {day}. We are telling {name}.',
  wait: '{days, plural, =0 {The waiting time is over today.} one {The waiting time lasts # more day.} other {The waiting time lasts # more days.}}',
  from: 'The earliest time you can take over: {when}. Until then {name} can refuse.',
  toldDays:
    '{total, plural, one {So far {name} was told on {told, number} of # day.} other {So far {name} was told on {told, number} of # days.}}',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw the request to take over {name}’s record',
  withdrawQuestion: 'Withdraw your request?',
  withdrawBody: 'You do not take over. {name} is told by email. You stay named and can ask again.',
  withdrawn: 'You withdrew your request. Nothing was taken over.',
  refused: '{name} refused on {day}. Your access stays as it was.',
  again: 'You can ask again from {day}.',
  sent: 'You asked to take over. We are telling {name} now.',
});
