import { messages } from '../i18n/messages.ts';

/** What is wrong with an event that was sent. */
export const eventErrors = messages('timelines/errors', {
  type: 'Select one of the event types.',
  title: 'Enter a title for the event.',
  allDay: 'Select whether this lasts all day.',
  status: 'Select one of the statuses.',
  tooLong: 'An event can have up to {most, number} characters in total. Add long letters as files.',
  figure: 'Enter a number here.',
  resultName: 'Enter the name of the test.',
  result: 'Enter the result.',
  resultRange: 'Enter an upper limit that is not below the lower one.',
});
