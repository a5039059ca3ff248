import { messages } from '@caretrail/contract/i18n/messages';

/** Texts of index.html, which the build fills in, and of the first moments of the app. */
export const pageTexts = messages('shell/page', {
  description: 'Caretrail keeps your appointments, medicines and documents in one place.',
  lead: 'Your appointments, medicines and documents in one place.',
  loading: 'Loading…',
  noScript: 'Caretrail needs JavaScript to work. Turn it on in your browser and reload this page.',
  failed: 'Caretrail could not be loaded. Check your connection, then load this page again.',
});
