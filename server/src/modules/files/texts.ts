import { messages } from '@caretrail/contract/i18n/messages';

/** Why a file is refused, in words for the person who sent it. */
export const fileTexts = messages('files/refusals', {
  named: '“{name}”: {sentence}',
  empty: 'This file is empty. Select another one.',
  wrongEnding:
    'The name ends in {ending}, but this is a {type} file. Rename it with the right ending.',
  damaged: 'This file cannot be opened. Check it and select it again.',
  damagedPicture:
    'This picture is damaged, or it is not the type that its name says. Select another one.',
  tooLarge: '“{name}” is larger than {size}. Select a smaller file.',
  manyPictures:
    'We are busy checking other pictures, so yours was not saved. Send it again in a moment.',
  longText: 'There is no more room for text about your files. Shorten some notes.',
  cursor: 'Send the cursor of the previous page.',
  tooMany: {
    send: 'An event can have up to {most, number} files. Select fewer.',
    move: 'An event can have up to {most, number} files. Select another event.',
    restore: 'An event can have up to {most, number} files. Delete one of them first.',
  },
});

/** What files are called that were given no name. */
export const nameTexts = messages('files/names', {
  unnamed: 'file',
  zip: 'Caretrail files {day}.zip',
});
