export const labels = {
  title: 'Title',
  doc_type: 'Kind of document',
  document_date: 'Date of the document',
  author: 'From',
  treatment_id: 'Treatment',
  location_id: 'Place',
  tags: 'Tags',
  description: 'Notes',
} as const;

export const fieldOrder: readonly string[] = Object.keys(labels);

export const formTexts = {
  heading: 'Change details',
  save: 'Save changes',
  saving: 'Saving…',
  dateHint: 'The day that is written on it. Leave it empty if you do not know.',
  authorHint: 'A doctor, a clinic or a person',
  noTreatment: 'None',
  noPlace: 'None',
  tag: 'Tag',
  addTag: 'Add a tag',
  removeTag: 'Remove the tag',
  leave: 'Leave without saving?',
  leaveBody: 'What you changed here is not saved yet.',
  leaveConfirm: 'Leave',
  stay: 'Stay here',
  conflict: 'This file was changed meanwhile',
  conflictLead: 'It was changed on another device, or by somebody who helps you. Which one counts?',
} as const;
