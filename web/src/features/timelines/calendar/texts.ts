import { messages } from '@caretrail/contract/i18n/messages';

export const calendarTexts = messages('timelines/calendar', {
  whichDays: 'Which days are shown',
  howMuch: 'How much is shown',
  previous: 'Previous',
  next: 'Next',
  /** The two for screen readers. */
  previousBy: { month: 'Previous month', week: 'Previous week', agenda: 'Previous 30 days' },
  nextBy: { month: 'Next month', week: 'Next week', agenda: 'Next 30 days' },
  modes: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  noEvents: 'No events',
  day: '{day}, {count, plural, =0 {no events} one {# event} other {# events}}',
  more: '{count, plural, one {+# more} other {+# more}}',
  moreOn: '{count, plural, one {+# more on {day}} other {+# more on {day}}}',
  add: 'Add event',
  addOn: 'Add event on {day}',
  /** Between the time and the title of an event, for those who hear the page. */
  type: ', {type}:',
});
