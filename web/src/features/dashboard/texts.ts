import { messages } from '@caretrail/contract/i18n/messages';
export const dashboardTexts = messages('dashboard', {
  loading: 'Loading your overview…',
});

export const searchTexts = messages('dashboard/search', {
  where: 'Where do you want to search for “{text}”?',
  events: 'In events',
  medicines: 'In medicines',
  files: 'In files',
});

export const createTexts = messages('dashboard/create', {
  heading: 'What do you want to add?',
  event: 'Add an event',
  medicine: 'Add a medicine',
  treatment: 'Add a treatment',
  place: 'Add a place',
  file: 'Add a file',
  cancel: 'Cancel',
});

export const nowTexts = messages('dashboard/now', {
  heading: 'Now',
  nothingDue: 'Nothing is due right now.',
  noMedicines: 'Add a medicine to see when each dose is due and record it here.',
  addMedicine: 'Add a medicine',
  earlier: 'Earlier today, not recorded',
  /** After midnight, when “today” is ambiguous. */
  earlierTonight: 'Earlier, not recorded',
  next: 'Next: {what}. {when}',
  all: 'See all of today’s medicines',
  allOf: 'See all of {weekday}’s medicines',
});

export const factTexts = {
  visit: 'Next appointment',
  noVisit: 'None planned',
  addVisit: 'Add an appointment',
  medicines: 'Medicines today',
  /** After midnight, while the doses are still those of the evening before. */
  medicinesOn: (weekday: string): string => `Medicines on ${weekday}`,
  count: (taken: number, planned: number): string => `${taken}\u00a0of\u00a0${planned} taken`,
  noDoses: 'None planned',
  since: (symptom: string): string => `Since your last ${symptom.toLowerCase()}`,
  days: (count: number): string =>
    count === 0 ? 'Today' : count === 1 ? '1 day' : `${count} days`,
  neverNoted: 'None recorded',
  choose: 'Choose a different symptom',
} as const;

export const watchedTexts = messages('dashboard/watched', {
  heading: 'Which symptom do you want to count from?',
  other: 'Another symptom',
  name: 'Symptom',
  confirm: 'Save',
  cancel: 'Cancel',
  missing: 'Enter the symptom.',
});

export const cycleTexts = {
  heading: 'Your treatment',
  cycle: (
    number: number,
    planned: number | null,
    day: number | null,
    length: number | null,
  ): string => {
    const of = planned === null ? '' : ` of ${planned}`;
    return `Cycle ${number}${of}, day ${day ?? 1}${length === null ? '' : ` of ${length}`}`;
  },
  on: 'Treatment day',
  off: 'No treatment today',
  held: 'On hold',
  nextTest: (title: string, when: string): string => `Next test: ${title}, ${when}`,
  doseChange: (when: string): string => `Next dose change: ${when}`,
} as const;

export const quickTexts = messages('dashboard/quick', {
  heading: 'Add to your record',
  symptom: 'A symptom',
  seizure: 'A seizure',
  asNeeded: 'An as-needed dose',
  file: 'A photo or file',
  note: 'A note',
});

export const alertTexts = messages('dashboard/alert', { heading: 'Needs your attention' });

export const upcomingTexts = messages('dashboard/upcoming', {
  heading: 'The next 7 days',
  now: 'Now',
  none: 'Nothing is planned for the next 7 days.',
  all: 'All events',
});

export const articleTexts = messages('dashboard/article', {
  heading: 'Articles for you',
  none: 'There are no articles for your diagnosis yet.',
  all: 'All articles',
});
