import type { Section } from './sections.ts';

export const settingsTexts = {
  nav: 'Parts of your profile',
  all: 'All of your profile',
  find: 'Find a setting',
  found: (count: number): string => (count === 1 ? '1 setting found' : `${count} settings found`),
  nothingFound: 'Nothing found. Please try another word.',
  loading: 'Loading…',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  unsaved: 'There are changes that are not saved yet.',
  undo: 'Undo the changes',
} as const;

/** Its name, and what one finds there in a few words. */
export const sectionTexts: Record<Section, { readonly name: string; readonly lead: string }> = {
  you: { name: 'You', lead: 'Your name, your language and time zone, and whom to call' },
  clinical: { name: 'Clinical profile', lead: 'Your illness, symptoms and allergies' },
  reminders: { name: 'Reminders', lead: 'What we remind you of, and when it stays quiet' },
  comfort: { name: 'Comfort', lead: 'Colours, text size, simple mode, motion' },
  security: {
    name: 'Security',
    lead: 'Email address, password, second step, your devices, sign-ins',
  },
  data: { name: 'Data', lead: 'A copy of everything, a sheet for the doctor, deleting' },
  privacy: { name: 'Privacy', lead: 'What you agreed to, cookies, who did what' },
};

export const trailTexts = {
  more: 'Show earlier ones',
  loading: 'Loading…',
  byYou: 'by you',
  byAdministrator: 'by an administrator',
} as const;
