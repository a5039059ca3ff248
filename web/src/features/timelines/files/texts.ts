/** The words about files: chosen, on their way, and those that an event has. */
export const filesTexts = {
  add: 'Add files',
  open: 'Open',
  openOrSave: 'Open or save',
  download: 'Download',
  close: 'Close',
  notShown: 'This picture cannot be shown here. Please download it.',
  remove: (name: string): string => `Delete “${name}”?`,
  removeBody: 'It goes into the bin of Files & Documents, where you can bring it back for 30 days.',
  removeConfirm: 'Delete file',
  sending: 'Sending your files',
  storing: 'Checking and storing your files…',
  stop: 'Stop sending',
  leave: 'Leave while your files are being sent?',
  leaveBody: 'Files that are not stored yet are not kept. Please stay here until they are.',
  leaveConfirm: 'Leave',
  stay: 'Stay here',
} as const;
