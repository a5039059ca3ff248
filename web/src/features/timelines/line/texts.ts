import { messages } from '@caretrail/contract/i18n/messages';

export const lineTexts = messages('timelines/line', {
  hint: 'Select a mark to open the event. A number means more than one event: select it to see them.',
  label:
    'Timeline. Use the left and right arrow keys to move along it, up and down to change the type, plus and minus to zoom.',
  howMuch: 'How much is shown',
  whichPart: 'Which part is shown',
  zooms: { all: 'All', year: '1 year', quarter: '3 months', month: '1 month' },
  earlier: 'Earlier',
  later: 'Later',
  close: 'Close',
  mark: '{type}: {count, plural, one {# event} other {# events}}, {days}',
  moreInMark:
    '{count, plural, one {And # later event. Zoom in to see it.} other {And # later events. Zoom in to see them.}}',
  asText: 'Show as text',
  lane: '{type}: {count, plural, one {# event} other {# events}}',
  when: '{day}, {time}:',
  status: '({status})',
  moreInLane:
    '{count, plural, one {And # later event. Zoom in or use the list to see it.} other {And # later events. Zoom in or use the list to see them.}}',
});
