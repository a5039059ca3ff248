import { messages } from '@caretrail/contract/i18n/messages';

/** Texts for the time zone question. */
export const zoneTexts = messages('medications/zone', {
  unnamed: 'Which time zone should your medicines use?',
  unnamedLead: 'Your device is set to {here} time. Doses and reminders can use it.',
  use: 'Use {here} time',
  notNow: 'Not now',
  away: 'You seem to be in {here}. Which time should your medicines use?',
  follow: 'Use local time',
  kept: 'Your medicine times stay on {home} time. It is {clock} there now.',
});
