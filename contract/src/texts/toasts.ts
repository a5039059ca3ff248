/** §7, verbatim. */
export const toasts = {
  eventCreated: 'Event Created Successfully',
  eventDeleted: 'Event Deleted Successfully',
  eventEdited: 'Event Edited Successfully',
  fileDeleted: 'File Deleted Successfully',
  medicationAdded: 'Medication Added Successfully',
  medicationDeleted: 'Medication Deleted Successfully',
  medicationEdited: 'Medication Edited Successfully',
} as const;

export type BulkDeleteResult = { readonly successful: number; readonly failed: number };

/** §7, verbatim: the plural stays for one. */
export const bulkDeleteToast = ({ successful, failed }: BulkDeleteResult): string =>
  failed === 0
    ? `Successfully deleted ${successful} medications`
    : `Deleted ${successful} medications, ${failed} failed`;
