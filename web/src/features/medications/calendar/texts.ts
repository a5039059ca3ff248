import { messages } from '@caretrail/contract/i18n/messages';

/** Texts of the calendars. */
export const calendarTexts = messages('medications/calendar', {
  withDose: 'Day with a dose',
  onHold: 'On hold',
  nothing: 'No doses are due in these 3 months.',
  /** After a month and a colon. */
  noDoses: 'no doses',
  unit: 'Under each day: its dose in {unit}.',
  asList: 'Show as a list',
  today: 'Today',
  /** Of a day, for screen readers. */
  isToday: 'today',
  doseAt: '{time}: {dose}',
  held: '{doses} (on hold)',
  total: '{total}: {dose}',
});
