import { messages } from '@caretrail/contract/i18n/messages';
import { placeHref, type Section, sectionsOf, summaryPlace, type Viewer } from './sections.ts';
import { sectionTexts } from './texts.ts';

/** As they stand on the screen. */
const names = messages('settings/find-names', {
  names: 'First name and last name',
  birthDate: 'Date of birth',
  language: 'Language',
  timeZone: 'Time zone',
  units: 'Units',
  contact: 'Emergency contact',
  diagnosis: 'Diagnosis',
  symptoms: 'Symptoms',
  allergies: 'Allergies',
  card: 'Emergency card',
  circle: 'People with access',
  duty: 'On duty',
  circleMessages: 'Messages to your care circle',
  looks: 'Who looked',
  successor: 'Who takes over if I cannot',
  reminders: 'Reminders',
  notifications: 'Notifications on your devices',
  quietHours: 'Quiet hours',
  colours: 'Colours',
  textSize: 'Text size',
  simpleMode: 'Simple mode',
  motion: 'Motion',
  outlook: 'Articles about outlook',
  checkIn: 'Check-in',
  email: 'Email address',
  password: 'Password',
  twoSteps: 'Two-step verification',
  devices: 'Your devices',
  signIns: 'Sign-ins',
  calendar: 'Calendar in your phone',
  export: 'Download your data',
  summary: 'Health summary',
  delete: 'Delete your account',
  consents: 'Your consents',
  cookies: 'Cookies',
  activity: 'Account activity',
});

/** Other words that people may type for them. */
const words = messages('settings/find-words', {
  names: 'names surname called',
  birthDate: 'birthday age born',
  language: 'english speak',
  timeZone: 'clock travel hours',
  units: 'kilograms pounds weight temperature',
  contact: 'people phone call relative family hospital clinic caregiver helper',
  diagnosis: 'illness disease tumour cancer glioma grade',
  symptoms: 'headache seizures fatigue',
  allergies: 'allergic penicillin intolerance',
  card: 'ambulance wallet print qr code steroid blood thinner seizure plan lock screen',
  circle: 'share invite relatives family friend caregiver helper delegate access',
  duty: 'turn first told critical dose substitute',
  circleMessages: 'critical dose told email names discreet night preview escalation',
  looks: 'seen opened access log history who',
  successor: 'successor deputy proxy trusted person emergency power of attorney take over',
  reminders: 'remind doses events email',
  notifications: 'remind push alert phone lock screen',
  quietHours: 'night silent sleep do not disturb',
  colours: 'theme dark light contrast night',
  textSize: 'font larger letters zoom bigger reading',
  simpleMode: 'easy fewer large buttons less',
  motion: 'animation movement reduced dizzy',
  outlook: 'prognosis survival life expectancy hide reading',
  checkIn: 'daily diary mood sleep energy symptoms scale',
  email: 'e-mail mail change',
  password: 'change',
  twoSteps: 'second step factor authenticator app code 2fa mfa recovery codes security',
  devices: 'sessions sign out logout computers phones browser',
  signIns: 'history log attempts',
  calendar: 'ics ical webcal subscribe feed appointments google outlook apple',
  export: 'export copy everything zip csv json backup take along',
  summary: 'print sheet doctor one page overview paper',
  delete: 'close remove erase',
  consents: 'agreed terms research data',
  cookies: 'consent tracking analytics',
  activity: 'audit log history who did what',
});

type Setting = {
  readonly section: Section;
  readonly key: keyof typeof names;
  /** The id of its place in the section; the section's top without. */
  readonly anchor?: string;
  /** Patients only, although every user has the section. */
  readonly isClinical?: true;
};

const settings: readonly Setting[] = [
  { section: 'you', key: 'names' },
  { section: 'you', key: 'birthDate', isClinical: true },
  { section: 'you', key: 'language', isClinical: true },
  { section: 'you', key: 'timeZone', isClinical: true },
  { section: 'you', key: 'units', isClinical: true },
  { section: 'you', key: 'contact', anchor: 'people', isClinical: true },
  { section: 'clinical', key: 'diagnosis' },
  { section: 'clinical', key: 'symptoms' },
  { section: 'clinical', key: 'allergies' },
  { section: 'card', key: 'card' },
  { section: 'circle', key: 'circle' },
  { section: 'circle', key: 'duty', anchor: 'on-duty' },
  { section: 'circle', key: 'circleMessages', anchor: 'circle-messages' },
  { section: 'circle', key: 'looks', anchor: 'who-looked' },
  { section: 'circle', key: 'successor', anchor: 'successor' },
  { section: 'reminders', key: 'reminders' },
  { section: 'reminders', key: 'notifications', anchor: 'notifications' },
  { section: 'reminders', key: 'quietHours' },
  { section: 'comfort', key: 'colours' },
  { section: 'comfort', key: 'textSize' },
  { section: 'comfort', key: 'simpleMode' },
  { section: 'comfort', key: 'motion' },
  { section: 'comfort', key: 'outlook', anchor: 'articles', isClinical: true },
  { section: 'comfort', key: 'checkIn', anchor: 'check-in', isClinical: true },
  { section: 'security', key: 'email', anchor: 'email' },
  { section: 'security', key: 'password', anchor: 'password' },
  { section: 'security', key: 'twoSteps', anchor: 'second-step' },
  { section: 'security', key: 'devices', anchor: 'devices' },
  { section: 'security', key: 'signIns', anchor: 'sign-ins' },
  { section: 'data', key: 'calendar', anchor: 'calendar' },
  { section: 'data', key: 'export', anchor: 'export' },
  { section: 'data', key: 'summary', anchor: 'sheet' },
  { section: 'data', key: 'delete', anchor: 'delete' },
  { section: 'privacy', key: 'consents' },
  { section: 'privacy', key: 'cookies', anchor: 'cookie-choice' },
  { section: 'privacy', key: 'activity', anchor: 'log' },
];

export type FoundSetting = { readonly name: string; readonly where: string; readonly href: string };

/** All settings that someone has, each with other words for it. */
export const listSettings = (viewer: Viewer): (FoundSetting & { readonly words: string })[] =>
  settings
    .filter(({ section, isClinical }) => {
      const isOffered = sectionsOf[viewer].includes(section);
      return isOffered && (viewer === 'patient' || isClinical !== true);
    })
    .map(({ section, key, anchor }) => ({
      name: names[key],
      words: words[key],
      where: sectionTexts[section].name,
      href: placeHref(section, anchor),
    }));

/** For links from other screens. */
export const settingHref = {
  password: placeHref('security', 'password'),
  textSize: placeHref('comfort'),
  summary: placeHref(summaryPlace),
} as const;

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word that was typed begins a word of the setting or of its other names; where none has them, of its section too. */
export function findSettings(typed: string, viewer: Viewer): FoundSetting[] {
  const asked = splitWords(typed);
  if (asked.length === 0) return [];
  const fits = (text: string): boolean => {
    const known = splitWords(text);
    return asked.every((word) => known.some((each) => each.startsWith(word)));
  };
  const all = listSettings(viewer);
  const found = all.filter(({ name, words: others }) => fits(`${name} ${others}`));
  return found.length > 0
    ? found
    : all.filter(({ name, words: others, where }) => fits(`${name} ${others} ${where}`));
}
