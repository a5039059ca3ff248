import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

export const moveTexts = inRecord(
  messages('files/move', {
    heading: 'Move to an event',
    lead: 'Which event does “{title}” belong to?',
    search: 'Search events',
    placeholder: 'Search events...',
    loading: 'Loading your events…',
    none: 'No events match your search.',
    empty: 'You have no other events yet.',
    here: 'Current event',
    full: 'This event cannot have any more files',
    alone: 'Remove from event',
    aloneBody: 'If you remove it from its event, it shows in your timeline as a separate document.',
    moveTo: 'Move here',
    more: '{count, number} more found. Enter more words to narrow your search.',
  }),
  messages('files/move-theirs', {
    loading: 'Loading the events…',
    empty: 'There are no other events yet.',
    aloneBody: 'If you remove it from its event, it shows in the timeline as a separate document.',
  }),
);
