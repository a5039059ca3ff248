/** Our own words that more than one screen of the library says. */
export const filesTexts = {
  back: 'Back to all files',
  backToFile: 'Back to the file',
  loading: 'Loading the file…',
  missing: 'This file is not here',
  missingBody: 'It may be in the bin, or the address is not complete.',
} as const;
