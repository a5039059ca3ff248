import { messages } from '../i18n/messages.ts';

/** §7, verbatim. */
export const toasts = messages('texts/toasts', {
  eventCreated: 'Event Created Successfully',
  eventDeleted: 'Event Deleted Successfully',
  eventEdited: 'Event Edited Successfully',
  fileDeleted: 'File Deleted Successfully',
  medicationAdded: 'Medication Added Successfully',
  medicationDeleted: 'Medication Deleted Successfully',
  medicationEdited: 'Medication Edited Successfully',
});

export type BulkDeleteResult = { readonly successful: number; readonly failed: number };

/** §7, verbatim: in English the plural stays for one. */
const bulkDelete = messages('texts/bulk-delete-toast', {
  all: '{successful, plural, other {Successfully deleted # medications}}',
  some: '{successful, plural, other {Deleted # medications}}, {failed, plural, other {# failed}}',
});

export const bulkDeleteToast = (result: BulkDeleteResult): string =>
  result.failed === 0 ? bulkDelete.all(result) : bulkDelete.some(result);
