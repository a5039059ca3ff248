import { messages } from '@caretrail/contract/i18n/messages';

export const calendarTexts = messages('timelines/calendar', {
  whichDays: 'Which days are shown',
  howMuch: 'How much is shown',
  previous: 'Previous',
  next: 'Next',
  /** After the two, for those who hear the page: by how much. */
  by: { month: ' month', week: ' week', agenda: ' 30 days' },
  modes: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  noEvents: 'No events',
  day: '{day}, {count, plural, =0 {no events} one {# event} other {# events}}',
  more: '{count, plural, one {+# more} other {+# more}}',
  onDay: ' on {day}',
  add: 'Add event',
  /** Between the time and the title of an event, for those who hear the page. */
  type: ', {type}: ',
});
