import { messages } from '@caretrail/contract/i18n/messages';

export const bandTexts = messages('shell/record-band', {
  label: 'Whose record this is',
  whose: '{name}’s record',
  viewer: 'you can look',
  helper: 'you can add',
  manager: 'you can change',
});

export const switcherTexts = messages('shell/record-switcher', {
  mine: 'My record',
  myAccount: 'My account',
  whose: '{name}’s record',
  people: 'People I help',
  choose: 'Change record',
});

export const closedTexts = messages('shell/closed-record', {
  heading: 'Not shared with you',
  body: '{name} has not shared this with you. If you need it, ask {name} to change what you can see.',
  back: 'What {name} shares with you',
  formHeading: 'You cannot change this',
  formBody: '{name} lets you look here, but not change this. If you need it, ask {name}.',
  endedHeading: 'Access has ended',
  ended: 'You no longer have access to {name}’s record. It is no longer shown here.',
  endedMine: 'Open my record',
  endedPeople: 'People I help',
});

export const writerTexts = messages('shell/record-writer', {
  by: 'by {name}',
  byYou: 'by you',
  entered: 'Entered by {name}',
  enteredByYou: 'Entered by you',
});
