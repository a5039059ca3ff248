/** Our own words that more than one screen of the library says. */
export const filesTexts = {
  back: 'Back to all files',
  backToFile: 'Back to the file',
  loading: 'Loading the file…',
  missing: 'We cannot find this file',
  missingBody: 'It may be in the bin, or the web address may be wrong.',
} as const;
