import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../lib/in-record.ts';

/** Texts shared by several event screens. */
export const timelinesTexts = inRecord(
  messages('timelines/shared', {
    back: 'Back to events',
    loading: 'Loading your events…',
    today: 'Today',
    now: 'Now',
    add: 'Add an event',
    empty: 'You have not added any events. Start with your next appointment.',
    noMatch: 'No events match your search.',
    showAll: 'Show all events',
    noneToday: 'No events today.',
    noMoreToday: 'Nothing more today.',
    noneOnDay: 'No events on this day.',
    noneInDays: 'No events on these dates.',
    missing: 'We cannot find this event',
    missingBody: 'It may have been deleted, or the web address may be wrong.',
  }),
  messages('timelines/shared-theirs', {
    loading: 'Loading the events…',
    empty: 'There are no events yet. Start with the next appointment.',
  }),
);

/** Texts of the event's page; the field names are in field-labels.ts. */
export const eventTexts = messages('timelines/event', {
  edit: 'Edit',
  print: 'Print',
  remove: 'Delete',
  changeStatus: 'Did it happen?',
  callOff: 'Mark as cancelled',
  planAgain: 'Mark as planned',
  removeQuestion: 'Delete this event?',
  removeBody: 'This deletes “{title}” and its files. {undo}',
  removeConfirm: 'Delete event',
  removed: '“{title}”',
  removedLater: '“{title}” and all later ones',
  removedAll: '“{title}” with all its repeats',
  placeNotLoaded: 'The address and phone number of this place could not be loaded.',
  result: 'Result',
  measured: 'Test',
  range: 'Range',
  inRange: 'Compared with the range',
  noRange: 'No range given',
  overTime: 'See these results over time',
  severity: '{severity, number} out of {most, number}',
});

/** The links from the list; each leads to a screen of its own. */
export const overTimeTexts = inRecord(
  messages('timelines/over-time', {
    journey: 'Your journey',
    results: 'Results over time',
  }),
  messages('timelines/over-time-theirs', { journey: 'The journey' }),
);

export const countTexts = messages('timelines/counts', {
  events: '{count, plural, one {# event} other {# events}}',
  files: '{count, plural, one {# file} other {# files}}',
});
