import { messages } from '@caretrail/contract/i18n/messages';

/** The words about a photo of a page. */
export const straightenTexts = messages('files/straighten', {
  heading: 'Straighten the page',
  found: 'Check the four corners. Move those that are not on a corner of the page.',
  lead: 'To straighten the page, move the four corners onto its corners.',
  keys: 'Use the arrow keys to move a corner.',
  corners: {
    topLeft: 'Top left corner',
    topRight: 'Top right corner',
    bottomRight: 'Bottom right corner',
    bottomLeft: 'Bottom left corner',
  },
  at: '{across, number}% across, {down, number}% down',
  photo: 'Your photo',
  apply: 'Straighten the page',
  working: 'Straightening…',
  asItIs: 'Use the photo as it is',
  noPage: 'Move the corners further apart.',
  result: 'Can you read every line? Then use this.',
  straightened: 'The straightened page',
  use: 'Use this',
  back: 'Back',
  failed: 'The page could not be straightened. Use the photo as it is.',
});
