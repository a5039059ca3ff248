import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** The words of one file's page. */
export const fileTexts = inRecord(
  messages('files/file', {
    download: 'Download',
    edit: 'Edit details',
    move: 'Move to an event',
    remove: 'Move to the bin',
    removeQuestion: 'Move this file to the bin?',
    removeBody: 'You can restore “{title}” from the bin for 30 days.',
    details: 'Details',
    kind: 'Document type',
    date: 'Document date',
    author: 'From',
    event: 'Event',
    ownEvent: 'In your timeline',
    treatment: 'Treatment',
    place: 'Place',
    tags: 'Tags',
    notes: 'Notes',
    file: 'File',
    title: 'Title',
    suggested: 'Suggested from the document',
    accept: 'Use these details',
    dismiss: 'Do not use these details',
    reading: 'Reading the document…',
    nothingSuggested: 'We could not tell what this document is. You can add the details yourself.',
    text: 'Show the text of this file',
    textHint:
      'A computer read this, so some words and numbers may be wrong. Check the file itself.',
    noWords:
      'The words in this file cannot be searched. Give it a title that says what it is, so that you can find it.',
    added: 'Added',
  }),
  messages('files/file-theirs', { ownEvent: 'In the timeline' }),
);
