import { messages } from '@caretrail/contract/i18n/messages';

export const waitingTexts = messages('shell/waiting', {
  open: '{count, number} not sent yet',
  decide: '{count, plural, one {# entry was} other {# entries were}} not recorded. Check now',
  heading: 'Not sent yet',
  headingRefused: 'Not recorded',
  /** On the screen that it belongs to. */
  notSent: 'Not sent yet: {what}',
  lead: 'This is on this device alone. It is sent when there is a connection.',
  none: 'Nothing is waiting to be sent.',
  taken: 'Taken {when}',
  skipped: 'Skipped {when}',
  cleared: 'Record cleared {when}',
  /** Which dose: the time for which it was planned. */
  planned: 'due {when}',
  asNeeded: 'as needed',
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
  /** In place of it, with Undo. */
  willNotBeSent: 'This will not be sent: {what}',
  isRemoved: 'Removed: {what}',
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
  item: '{name}: {what}',
  /** All of it was sent while the app was open. */
  sent: 'Back online. {count, plural, one {# entry was} other {# entries were}} sent.',
});

/** Before a sign-out. */
export const unsentTexts = messages('shell/unsent', {
  heading: '{count, plural, one {# entry is} other {# entries are}} not sent yet',
  headingRefused: '{count, plural, one {# entry was} other {# entries were}} not recorded',
  lost: 'This is on this device alone. If you sign out now, it is lost.',
  away: 'There is no connection. If you stay signed in, we send it as soon as there is one.',
  notSent: 'Not everything could be sent. Try again in a few minutes.',
  stay: 'Stay signed in',
  send: 'Send first',
  lose: 'Sign out and lose {count, plural, one {# entry} other {# entries}}',
});
