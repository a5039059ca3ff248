import { messages } from '../i18n/messages.ts';

/** What is wrong with a place that was sent. */
export const locationErrors = messages('locations/errors', {
  name: 'Enter the name of the place.',
  type: 'Select one of the types of place.',
  status: 'Select one of the statuses.',
  yesOrNo: 'Select yes or no.',
  phone: 'Enter a phone number.',
  position: 'Enter both latitude and longitude, or neither.',
  address: 'Enter an address first.',
  closes: 'Select a closing time after the opening time.',
  bothTimes: 'Enter both times, or neither for a closed day.',
});
