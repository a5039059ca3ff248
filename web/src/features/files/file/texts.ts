import { messages } from '@caretrail/contract/i18n/messages';

/** The words of one file's page. */
export const fileTexts = messages('files/file', {
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
  added: 'Added',
});
