import { messages } from '@caretrail/contract/i18n/messages';
/** Our own words that more than one screen of the library says. */
export const filesTexts = messages('files', {
  back: 'Back to all files',
  backToFile: 'Back to the file',
  loading: 'Loading the file…',
  missing: 'We cannot find this file',
  missingBody: 'It may be in the bin, or the web address may be wrong.',
});
