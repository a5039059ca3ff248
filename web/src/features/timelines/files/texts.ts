import { messages } from '@caretrail/contract/i18n/messages';

export const filesTexts = messages('timelines/files', {
  add: 'Add files',
  open: 'Open',
  unread: 'A search finds this photo by its title, not by the words in it.',
  openOrSave: 'Open or save',
  download: 'Download',
  close: 'Close',
  delete: 'Delete',
  /** The buttons for screen readers: which file. */
  of: {
    open: 'Open {name}',
    openOrSave: 'Open or save {name}',
    download: 'Download {name}',
    delete: 'Delete {name}',
    remove: 'Remove {name}',
  },
  problem: '“{name}”: {problem}',
  chosen: 'Files to upload',
  removeChosen: 'Remove',
  quoted: '“{name}”',
  removeFirst: 'Remove {names} before you save.',
  notShown: 'This picture cannot be shown here. Download it to see it.',
  remove: 'Delete “{name}”?',
  removeBody: 'You can restore it from the bin in Files & Documents for 30 days.',
  removeConfirm: 'Delete file',
  sending: 'Uploading your files',
  storing: 'Checking your files…',
  stop: 'Cancel upload',
  leave: 'Your files are still uploading. Leave this page?',
  leaveBody:
    'Files that have not finished uploading will be lost. Stay on this page until they are done.',
  leaveConfirm: 'Leave',
  stay: 'Stay here',
});
