import { messages } from '@caretrail/contract/i18n/messages';

export const symptomPageTexts = messages('timelines/symptom-now', {
  saving: 'Saving…',
  saved: 'Saved',
  at: 'Recorded today at {time}.',
  waiting:
    'Not sent yet: there is no connection. It is kept on this device and sent by itself. You can add more after that.',
  again: 'Save again',
  more: 'What do you know about it?',
  moreHint: 'All of these are optional. Each answer is saved at once. You can add more later.',
  all: 'Add notes or more details',
  done: 'Done',
  remove: 'That was a mistake. Delete it',
});
