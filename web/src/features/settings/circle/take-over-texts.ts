import { messages } from '@caretrail/contract/i18n/messages';

/** Someone asks to take over, and how it ended. */
export const askedTexts = messages('settings/circle-asked', {
  asked: '{by} asked to take over your record',
  someone: 'Someone you named asked to take over your record',
  from: 'If you do nothing, {by} can see and change all of it from {when}.',
  choice: 'If you do not want this, refuse it.',
  refuse: 'Refuse',
  refusing: 'One moment…',
  refused:
    'You refused. {by} cannot take over, keeps the access you gave and is told by email. {by} can ask again from {day}.',
  more: 'Open care circle',
  last: {
    refused: '{by} asked to take over on {asked}. You refused on {over}.',
    withdrawn: '{by} asked to take over on {asked}, and withdrew it on {over}.',
    ended: '{by} asked to take over on {asked}. The request ended on {over}.',
    done: '{by} took over on {over} and can see and change your whole record. You can end this under “People with access”.',
  },
});

/** Who is named. */
export const successorTexts = messages('settings/circle-successor', {
  heading: 'Who takes over if I cannot',
  lead: 'One person you trust can take over your record if you cannot act any more. Until then nothing changes.',
  none: 'You have not named anyone.',
  noPeople: 'You can name someone who has access to your record. Invite them first.',
  name: 'Name someone',
  named: '{name} can take over',
  wait: '{days, plural, one {Waiting time: # day} other {Waiting time: # days}}',
  since: 'Since {day}',
  change: 'Change',
  changeNamed: 'Change who takes over',
  remove: 'Remove',
  removeNamed: 'Remove {name} as the person who takes over',
  removeQuestion: 'Remove {name}?',
  removeBody: '{name} can no longer ask to take over your record. Their access stays as it is.',
  removeRunning: 'The request of {name} ends, and {name} is told by email.',
  removed: '{name} is no longer named.',
  saved: '{name} is named. We told {name} by email.',
});

export const namingTexts = messages('settings/circle-naming', {
  heading: 'Name someone to take over',
  change: 'Change who takes over',
  who: 'Who takes over?',
  wait: 'Waiting time',
  waitHint: 'You can refuse during this time. A longer time is harder to miss.',
  days: '{days, plural, one {# day} other {# days}}',
  usual: '{days, plural, one {# day (usual)} other {# days (usual)}}',
  someone: 'This person',
  meaning: 'What this means',
  now: 'Nothing changes now. {name} gets an email that you named them.',
  ask: 'If {name} asks to take over, we tell you at once and then every day. One tap refuses it.',
  over: '{days, plural, one {If you do not refuse for # day, {name} can see and change your whole record.} other {If you do not refuse for # days, {name} can see and change your whole record.}}',
  keep: 'You keep your own access and can end theirs at any time.',
  running: 'Someone has asked to take over. If you save a change here, that request ends.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  chooseWho: 'Choose a person.',
});
