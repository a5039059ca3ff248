import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** The words about files on their way into the library. */
export const uploadTexts = inRecord(
  messages('files/upload', {
    add: 'Add files',
    hint: 'Letters, pictures, scans or text, up to {size} each. They also show in your timeline.',
    choose: 'Choose files',
    heading: 'Files you are adding',
    waiting: 'Waiting',
    checking: 'Checking…',
    sending: 'Uploading, {percent, number}%',
    storing: 'Checking…',
    done: 'Uploaded',
    stopped: 'Cancelled. The file was not uploaded.',
    spared: 'Not added. You already have this file as “{title}”.',
    open: 'Open',
    whatIsIt: 'What is it?',
    check: 'Check suggested details',
    stop: 'Cancel',
    retry: 'Try again',
    remove: 'Remove from this list',
    clear: 'Close this list',
    sameFile: 'You already have this file as “{title}”.',
    keepOne: 'Keep the one I have',
    keepBoth: 'Keep both',
    progress:
      '{all, plural, one {{stored, number} of # file uploaded} other {{stored, number} of # files uploaded}}',
    stay: 'You can keep using Caretrail. Do not close this tab.',
    allStored: '{count, plural, one {File uploaded} other {# files uploaded}}',
    someFailed:
      '{count, plural, one {# file could not be uploaded. Go to “{screen}” to try again.} other {# files could not be uploaded. Go to “{screen}” to try again.}}',
  }),
  messages('files/upload-theirs', {
    hint: 'Letters, pictures, scans or text, up to {size} each. They also show in the timeline.',
    spared: 'Not added. This file is there already as “{title}”.',
    sameFile: 'This file is there already as “{title}”.',
    keepOne: 'Keep the one that is there',
  }),
);
