import { messages } from '@caretrail/contract/i18n/messages';

export const keepHereTexts = messages('shell/keep-here', {
  heading: 'Read without a connection',
  question:
    'Keep today, your medicines and your appointments on this device, to read them without a connection?',
  lead: 'Today, your medicines, appointments, places and treatments, as they were stored last.',
  how: 'The copy is encrypted, and deleted when you sign out. Not for a device that others use.',
  kept: 'Caretrail keeps a copy on this device from now on. You can change this in your profile, under Data.',
  yes: 'Keep on this device',
  no: 'No, thanks',
  label: 'Keep a copy on this device',
});
