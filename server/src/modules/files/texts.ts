import { messages } from '@caretrail/contract/i18n/messages';

/** Why a file is refused, in words for the person who sent it. */
export const fileTexts = messages('files/refusals', {
  named: '“{name}”: {sentence}',
  empty: 'This file is empty. Please choose another one.',
  wrongEnding:
    'The name ends in {ending}, but this is a {type} file. Please give it its right ending.',
  damaged: 'This file cannot be opened. Please check it and choose it again.',
  damagedPicture: 'This picture is damaged or not what it says. Please choose another one.',
  tooLarge: '“{name}” is larger than {size}. Please choose a smaller file.',
  manyPictures:
    'Many pictures are being checked just now, so yours was not kept. Please send it again in a moment.',
  longText: 'There is no more room for text about your files. Please shorten some descriptions.',
  cursor: 'Please send the cursor of the page before.',
  tooMany: {
    send: 'An event can have up to {most, number} files. Please send fewer.',
    move: 'An event can have up to {most, number} files. Please choose another event.',
    restore: 'An event can have up to {most, number} files. Please delete one of them first.',
  },
});

/** What files are called that were given no name. */
export const nameTexts = messages('files/names', {
  unnamed: 'file',
  zip: 'Caretrail files {day}.zip',
});
