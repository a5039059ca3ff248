/** Our own words that more than one screen of events says. */
export const timelinesTexts = {
  back: 'Back to events',
  missing: 'This event is not here',
  missingBody: 'It may have been deleted, or the address is not complete.',
} as const;
