import { largestFile } from '@caretrail/contract/files/largest-file';
import { countOfFiles } from '../format-file.ts';

/** The words about files on their way into the library. */
export const uploadTexts = {
  add: 'Add files',
  hint: `Letters, pictures, scans or text, up to ${largestFile} each. They also appear in your timeline.`,
  choose: 'Choose files',
  photo: 'Take a photo',
  heading: 'Files you are adding',
  waiting: 'Waiting for its turn',
  checking: 'Being checked…',
  sending: 'Sending',
  storing: 'Checking and storing…',
  done: 'Stored',
  stopped: 'Stopped. It was not stored.',
  spared: (title: string): string => `Not added again: you have it as “${title}”.`,
  open: 'Open',
  stop: 'Cancel',
  retry: 'Try again',
  remove: 'Remove from this list',
  clear: 'Close this list',
  sameFile: (title: string): string => `You have this file already, as “${title}”.`,
  keepOne: 'Keep the one I have',
  keepBoth: 'Keep both',
  progress: (stored: number, all: number): string => `${stored} of ${countOfFiles(all)} stored`,
  stay: 'You can go on using Caretrail meanwhile. Please do not close this tab.',
  allStored: (count: number): string =>
    count === 1 ? 'Your file is stored' : `Your ${count} files are stored`,
  someFailed: (count: number): string =>
    `${countOfFiles(count)} could not be stored. Open “Files & Documents” to try again.`,
} as const;
