import { messages } from '@caretrail/contract/i18n/messages';

export const keepHereTexts = messages('shell/keep-here', {
  heading: 'Read without a connection',
  question:
    'Keep today, your medicines and your appointments on this device, to read them without a connection?',
  lead: 'Today, your medicines, appointments, places and treatments, as they were stored last.',
  how: 'They are encrypted, and deleted when you sign out. Not on a device that others use.',
  yes: 'Keep on this device',
  no: 'No, thanks',
  label: 'Keep a copy on this device',
});
