import { undoPeriod } from '../../lib/undo-time.ts';

/** Texts shared by several event screens. */
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

/** Texts of the event's page; the field names are in field-labels.ts. */
export const eventTexts = {
  edit: 'Edit',
  print: 'Print',
  remove: 'Delete',
  status: 'Status',
  changeStatus: 'Did it take place?',
  callOff: 'Mark as cancelled',
  planAgain: 'Mark as planned',
  statusChanged: (status: string): string => `Marked as ${status.toLowerCase()}. ${undoPeriod}`,
  removeQuestion: 'Delete this event?',
  removeBody: (title: string): string => `“${title}” goes away with its files. ${undoPeriod}`,
  removeConfirm: 'Delete event',
  removed: (title: string): string => `“${title}” was deleted. ${undoPeriod}`,
  placeNotLoaded: 'The address and the number of this place could not be loaded.',
  result: 'Result',
  measured: 'What was measured',
  range: 'Range',
  inRange: 'How it stands',
  noRange: 'No range given',
} as const;
