/** Our own words that more than one screen of events says. */
export const timelinesTexts = {
  back: 'Back to events',
  add: 'Add an event',
  empty:
    'Your appointments, scans and results will stand here in the order of their days. Start with your next appointment.',
  noMatch: 'No event matches what you are looking for.',
  showAll: 'Show all events',
  noneToday: 'No events today.',
  noneOnDay: 'No events on this day.',
  noneInDays: 'No events in these days.',
  missing: 'This event is not here',
  missingBody: 'It may have been deleted, or the address is not complete.',
} as const;
