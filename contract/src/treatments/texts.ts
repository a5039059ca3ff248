import { messages } from '../i18n/messages.ts';

/** What is wrong with a treatment that was sent. */
export const treatmentErrors = messages('treatments/errors', {
  title: 'Enter a title for the treatment.',
  type: 'Select one of the types of treatment.',
  status: 'Select one of the statuses.',
  intent: 'Select one of the aims.',
  side: 'Select one of the sides.',
  anchors: 'Enter the first days of the cycles in order.',
  cycleDays: 'Enter days that are within the cycle.',
  tooLong:
    'A treatment can have up to {most, number} characters in total. Add long letters as files.',
  limit: 'Enter the limit as a number.',
  limitTest: 'Enter the name of the test.',
  limitMissing: 'Enter the lowest or the highest value.',
  limitOrder: 'Enter a highest value that is not below the lowest one.',
  sessionStatus: 'Select what happened at the session.',
  sessionDay: 'Select the day.',
  noSession: 'Select at least one session.',
  noShift: 'Enter at least one day.',
});
