import { messages } from '@caretrail/contract/i18n/messages';

/** Texts of the web app manifest, which the build writes (web/build/messages/manifest.ts): a phone shows them. */
export const manifestTexts = messages('shell/manifest', {
  description: 'Your appointments, medicines and documents in one place.',
  dose: 'Record a dose',
  seizure: 'Record a seizure',
  today: 'Today',
  todayPicture: 'Today: one tap records all doses of a time',
  dashboardPicture: 'The dashboard: what is due now, what is next, and what needs attention',
});
