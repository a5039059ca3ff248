import { largestFile } from '@caretrail/contract/files/largest-file';
import { countOfFiles } from '../format-file.ts';

/** The words about files on their way into the library. */
export const uploadTexts = {
  add: 'Add files',
  hint: `Letters, pictures, scans or text, up to ${largestFile} each. They also show in your timeline.`,
  choose: 'Choose files',
  photo: 'Take a photo',
  heading: 'Files you are adding',
  waiting: 'Waiting',
  checking: 'Checking…',
  sending: 'Uploading',
  storing: 'Checking…',
  done: 'Uploaded',
  stopped: 'Cancelled. The file was not uploaded.',
  spared: (title: string): string => `Not added. You already have this file as “${title}”.`,
  open: 'Open',
  stop: 'Cancel',
  retry: 'Try again',
  remove: 'Remove from this list',
  clear: 'Close this list',
  sameFile: (title: string): string => `You already have this file as “${title}”.`,
  keepOne: 'Keep the one I have',
  keepBoth: 'Keep both',
  progress: (stored: number, all: number): string => `${stored} of ${countOfFiles(all)} uploaded`,
  stay: 'You can keep using Caretrail. Do not close this tab.',
  allStored: (count: number): string =>
    count === 1 ? 'File uploaded' : `${countOfFiles(count)} uploaded`,
  someFailed: (count: number): string =>
    `${countOfFiles(count)} could not be uploaded. Go to “Files & Documents” to try again.`,
} as const;
