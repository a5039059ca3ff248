import { messages } from '@caretrail/contract/i18n/messages';

export const labels = messages('files/labels', {
  title: 'Title',
  doc_type: 'Document type',
  document_date: 'Document date',
  author: 'From',
  treatment_id: 'Treatment',
  location_id: 'Place',
  tags: 'Tags',
  description: 'Notes',
});

export const fieldOrder: readonly string[] = Object.keys(labels);

export const formTexts = messages('files/form', {
  heading: 'Edit details',
  save: 'Save changes',
  saving: 'Saving…',
  dateHint: 'The date on the document. Leave it blank if you do not know it.',
  authorHint: 'A doctor, a clinic or a person',
  noTreatment: 'None',
  noPlace: 'None',
  tag: 'Tag',
  addTag: 'Add a tag',
  removeTag: 'Remove tag {line}',
  leaving: 'Your change to this file',
  conflict: 'This file has changed',
  conflictLead:
    'This file was saved somewhere else while you were editing it. Choose which version to keep.',
});
