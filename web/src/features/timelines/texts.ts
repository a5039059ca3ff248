import { messages } from '@caretrail/contract/i18n/messages';
import { undoPeriod } from '../../lib/undo-time.ts';

/** Texts shared by several event screens. */
export const timelinesTexts = messages('timelines', {
  back: 'Back to events',
  add: 'Add an event',
  empty: 'You have not added any events. Start with your next appointment.',
  noMatch: 'No events match your search.',
  showAll: 'Show all events',
  noneToday: 'No events today.',
  noneOnDay: 'No events on this day.',
  noneInDays: 'No events on these dates.',
  missing: 'We cannot find this event',
  missingBody: 'It may have been deleted, or the web address may be wrong.',
});

/** Texts of the event's page; the field names are in field-labels.ts. */
export const eventTexts = {
  edit: 'Edit',
  print: 'Print',
  remove: 'Delete',
  status: 'Status',
  changeStatus: 'Did it happen?',
  callOff: 'Mark as cancelled',
  planAgain: 'Mark as planned',
  statusChanged: (status: string): string => `Marked as ${status.toLowerCase()}. ${undoPeriod}`,
  removeQuestion: 'Delete this event?',
  removeBody: (title: string): string => `This deletes “${title}” and its files. ${undoPeriod}`,
  removeConfirm: 'Delete event',
  removed: (title: string): string => `“${title}” was deleted. ${undoPeriod}`,
  placeNotLoaded: 'The address and phone number of this place could not be loaded.',
  result: 'Result',
  measured: 'Test',
  range: 'Range',
  inRange: 'Compared with range',
  noRange: 'No range given',
} as const;
