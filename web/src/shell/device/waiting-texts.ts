import { messages } from '@caretrail/contract/i18n/messages';

export const waitingTexts = messages('shell/waiting', {
  open: '{count, number} not sent yet',
  decide: '{count, plural, one {# entry was} other {# entries were}} not recorded. Check now',
  heading: 'Not sent yet',
  headingRefused: 'Not recorded',
  /** On the screen that it belongs to. */
  notSent: 'Not sent yet: {what}',
  lead: 'This is on this device alone. It is sent when there is a connection.',
  none: 'Everything has been sent.',
  taken: 'Taken {when}',
  skipped: 'Skipped {when}',
  cleared: 'Record cleared {when}',
  session: '{day}: {what}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  question: 'Question for {name}: {question}',
  later: 'put off until {when}',
  notLater: 'due at the planned time again',
  withdrawn: 'Withdrawn: we will take it back if it has arrived.',
  withdrawnOther:
    'You withdrew this, but this dose is recorded: {what}. If that is wrong, clear it on its day.',
  withdraw: 'Do not send',
  withdrawFor: 'Do not send: {name}',
  remove: 'Remove',
  removeFor: 'Remove: {name}',
  outside: 'Record it outside the plan',
  outsideFor: 'Record it outside the plan: {name}',
  refused: 'This was not recorded: {why}',
  conflict:
    'This dose was already recorded, by someone else or on another device. Which record is right?',
  conflictQuestion:
    'The questions for this visit were changed on another device. Do you want to add yours?',
  conflictSessions: 'This was recorded differently on another device. Which record is right?',
  mine: 'Yours: {what}',
  other: 'The other: {what}',
  keepMine: 'Keep mine',
  keepOther: 'Keep the other',
  addMine: 'Add my question',
  dropMine: 'Do not add it',
  send: 'Send now',
  close: 'Close',
  lost: 'On this device alone, and lost if you sign out now:',
  lostUnknown:
    'We could not check whether something on this device has not been sent yet. If so, it is lost when you sign out.',
  item: '{name}: {what}',
});
