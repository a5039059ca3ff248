import { messages } from '@caretrail/contract/i18n/messages';
import type { Section } from './sections.ts';

export const settingsTexts = messages('settings/shared', {
  nav: 'Profile sections',
  all: 'All profile sections',
  find: 'Find a setting',
  found: '{count, plural, one {# setting found} other {# settings found}}',
  nothingFound: 'No settings found. Try another word.',
  loading: 'Loading…',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  unsaved: 'You have unsaved changes.',
  undo: 'Undo changes',
});

export const installTexts = messages('settings/install', {
  heading: 'Add Caretrail to your phone',
  how: 'On a phone, open your browser menu and select “Add to Home screen”. Caretrail then opens like an app.',
});

/** Its name, and what one finds there in a few words. */
export const sectionTexts: Readonly<
  Record<Section, { readonly name: string; readonly lead: string }>
> = messages('settings/sections', {
  you: { name: 'You', lead: 'Your name, language and time zone, and who to call' },
  clinical: { name: 'Clinical profile', lead: 'Your illness, symptoms and allergies' },
  card: {
    name: 'Emergency card',
    lead: 'For people who help in an emergency: on the screen, printed, in your wallet',
  },
  circle: {
    name: 'Care circle',
    lead: 'Who can see your record, who is told about doses, and who looked',
  },
  reminders: { name: 'Reminders', lead: 'What we remind you about, and quiet hours' },
  comfort: {
    name: 'Text size and colours',
    lead: 'Also simple mode, less motion and the check-in',
  },
  security: {
    name: 'Security',
    lead: 'Email address, password, two-step verification, your devices, sign-ins',
  },
  data: {
    name: 'Data',
    lead: 'Calendar in your phone, download your data, health summary, delete your account',
  },
  privacy: { name: 'Privacy', lead: 'Your consents, cookies, account activity' },
});

export const articlesTexts = messages('settings/articles', {
  heading: 'Articles',
  lead: 'This choice is saved in your account and applies on all your devices.',
});

export const checkInSectionTexts = messages('settings/check-in-section', {
  heading: 'Check-in',
  lead: 'This choice is saved in your account and applies on all your devices.',
});

export const trailTexts = messages('settings/trail', {
  more: 'Show earlier entries',
  loading: 'Loading…',
  byYou: 'by you',
  byAdministrator: 'by an administrator',
  byHelper: 'by someone in your care circle',
});
