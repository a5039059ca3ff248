/** The words of an event's own page; those of its fields are in form/texts.ts. */
export const eventTexts = {
  back: 'Back to events',
  missing: 'This event is not here',
  missingBody: 'It may have been deleted, or the address is not complete.',
  edit: 'Edit',
  print: 'Print',
  remove: 'Delete',
  status: 'Status',
  changeStatus: 'Did it take place?',
  removeQuestion: 'Delete this event?',
  removeBody: (title: string): string =>
    `“${title}” goes away with its files. You can undo this for half a minute.`,
  removeConfirm: 'Delete event',
  removed: (title: string): string => `“${title}” was deleted.`,
  undo: 'Undo',
  addFiles: 'Add files',
  removeFile: (name: string): string => `Delete “${name}”?`,
  removeFileBody: 'The file is taken out of this event.',
  removeFileConfirm: 'Delete file',
  lastChanged: (when: string, isByYou: boolean): string =>
    `Last changed on ${when}${isByYou ? ' by you' : ''}`,
  result: 'Result',
  measured: 'What was measured',
  range: 'Range',
  inRange: 'How it stands',
  noRange: 'No range given',
} as const;
