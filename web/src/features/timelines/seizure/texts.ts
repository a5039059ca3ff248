import { messages } from '@caretrail/contract/i18n/messages';

export const seizurePageTexts = messages('timelines/seizure-clock', {
  ready: 'Press the button when a seizure begins. It shows how long it lasts.',
  start: 'Start the clock',
  past: 'It was earlier',
  since: 'Started at {time}',
  safe: 'Keep hard things away. Do not hold the person down. Put nothing in the mouth.',
  longHeading: '5 minutes have passed',
  long: 'Call the emergency number now, unless the doctor’s plan says something else.',
  stop: 'It is over',
  none: 'It was not a seizure',
  noneHeading: 'Stop the clock and save nothing?',
  noneBody: 'The time is then lost.',
  noneConfirm: 'Stop, save nothing',
  noneCancel: 'Let it run',
  saving: 'Saving…',
  again: 'Save again',
  overdueHeading: 'The clock stopped after 60 minutes',
  overdue:
    'How long did the seizure last? It began at {time}. A guess is enough, and you can leave it blank.',
  saveOverdue: 'Save seizure',
  saved: 'Saved',
  lasted: 'It lasted {length}.',
  lengthUnknown: 'It began at {time}.',
  kept: 'Its time is kept on this device for a day. It is saved by itself as soon as there is a connection while this page is open.',
  waiting:
    'Not sent yet: there is no connection. It is kept on this device and sent by itself. You can add more after that.',
  more: 'What do you know about it?',
  moreHint: 'All of these are optional. Each answer is saved at once. You can add more later.',
  dose: 'Record the dose',
  all: 'Add notes or more details',
  done: 'Done',
});
