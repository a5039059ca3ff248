import type { Role } from '@caretrail/contract/access/session';
import { placeHref, type Section, sectionsOf } from './sections.ts';
import { sectionTexts } from './texts.ts';

type Setting = {
  readonly section: Section;
  /** As it stands on the screen. */
  readonly name: string;
  /** Other search terms for it. */
  readonly words: string;
  /** The id of its place in the section; the section's top without. */
  readonly anchor?: string;
  /** Patients only, although every user has the section. */
  readonly isClinical?: true;
};

const settings: readonly Setting[] = [
  { section: 'you', name: 'First name and last name', words: 'names surname called' },
  { section: 'you', name: 'Date of birth', words: 'birthday age born', isClinical: true },
  { section: 'you', name: 'Language', words: 'english speak', isClinical: true },
  { section: 'you', name: 'Time zone', words: 'clock travel hours', isClinical: true },
  { section: 'you', name: 'Units', words: 'kilograms pounds weight temperature', isClinical: true },
  {
    section: 'you',
    name: 'Emergency contact',
    words: 'people phone call relative family hospital clinic caregiver helper',
    anchor: 'people',
    isClinical: true,
  },
  { section: 'clinical', name: 'Diagnosis', words: 'illness disease tumour cancer glioma grade' },
  { section: 'clinical', name: 'Symptoms', words: 'headache seizures fatigue' },
  { section: 'clinical', name: 'Allergies', words: 'allergic penicillin intolerance' },
  { section: 'reminders', name: 'Reminders by email', words: 'remind doses events notifications' },
  { section: 'reminders', name: 'Quiet hours', words: 'night silent sleep do not disturb' },
  { section: 'comfort', name: 'Colours', words: 'theme dark light contrast night' },
  { section: 'comfort', name: 'Text size', words: 'font larger letters zoom bigger reading' },
  { section: 'comfort', name: 'Simple mode', words: 'easy fewer large buttons less' },
  { section: 'comfort', name: 'Motion', words: 'animation movement reduced dizzy' },
  { section: 'security', name: 'Email address', words: 'e-mail mail change', anchor: 'email' },
  { section: 'security', name: 'Password', words: 'change', anchor: 'password' },
  {
    section: 'security',
    name: 'Two-step verification',
    words: 'second step factor authenticator app code 2fa mfa recovery codes security',
    anchor: 'second-step',
  },
  {
    section: 'security',
    name: 'Your devices',
    words: 'sessions sign out logout computers phones browser',
    anchor: 'devices',
  },
  { section: 'security', name: 'Sign-ins', words: 'history log attempts', anchor: 'sign-ins' },
  {
    section: 'data',
    name: 'Download your data',
    words: 'export copy everything zip csv json backup take along',
    anchor: 'export',
  },
  {
    section: 'data',
    name: 'Health summary',
    words: 'print sheet doctor one page overview paper',
    anchor: 'sheet',
  },
  { section: 'data', name: 'Delete your account', words: 'close remove erase', anchor: 'delete' },
  { section: 'privacy', name: 'Your consents', words: 'agreed terms research data' },
  {
    section: 'privacy',
    name: 'Cookies',
    words: 'consent tracking analytics',
    anchor: 'cookie-choice',
  },
  {
    section: 'privacy',
    name: 'Account activity',
    words: 'audit log history who did what',
    anchor: 'log',
  },
];

export type FoundSetting = { readonly name: string; readonly where: string; readonly href: string };

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word that was typed begins a word of the setting, of its other names, or of its section. */
export function findSettings(typed: string, role: Role): FoundSetting[] {
  const asked = splitWords(typed);
  if (asked.length === 0) return [];
  const isFound = ({ section, name, words }: Setting): boolean => {
    const known = splitWords(`${name} ${words} ${sectionTexts[section].name}`);
    return asked.every((word) => known.some((each) => each.startsWith(word)));
  };
  return settings
    .filter(({ section, isClinical }) => {
      const isOffered = sectionsOf[role].includes(section);
      return isOffered && (role === 'patient' || isClinical !== true);
    })
    .filter(isFound)
    .map(({ section, name, anchor }) => ({
      name,
      where: sectionTexts[section].name,
      href: placeHref(section, anchor),
    }));
}
