import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../lib/in-record.ts';

/** Our own words that more than one screen of the library says. */
export const filesTexts = inRecord(
  messages('files/shared', {
    back: 'Back to all files',
    backToFile: 'Back to the file',
    count: '{count, plural, one {# file} other {# files}}',
    loading: 'Loading the file…',
    notLoaded: 'Your files could not be loaded. Try again.',
    missing: 'We cannot find this file',
    missingBody: 'It may be in the bin, or the web address may be wrong.',
    kinds: 'Which file types are allowed?',
    kindList: '{types}.',
    oneInBin: '“{title}” was moved to the bin. {undo}',
    someInBin:
      '{count, plural, one {# file was moved to the bin. {undo}} other {# files were moved to the bin. {undo}}}',
  }),
  messages('files/shared-theirs', { notLoaded: 'The files could not be loaded. Try again.' }),
);
