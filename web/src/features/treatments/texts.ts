import { undoPeriod } from '../../lib/undo-time.ts';

/** What is said when a call is done. */
export const callTexts = {
  added: 'Treatment added',
  saved: 'Treatment saved',
  back: (title: string): string => `“${title}” is back`,
} as const;

/** The texts of the list. */
export const listTexts = {
  subtitle: 'What was, what goes on and what is planned',
  search: 'Search treatments...',
  tabs: 'Your treatments',
  tab: (label: string, count: number): string => `${label} (${count})`,
  loading: 'Loading your treatments…',
  add: 'Add a treatment',
  empty: {
    Active: 'The treatment that goes on now will stand here, with how far it is.',
    Planned: 'Treatments that lie ahead will stand here, with their first day.',
    Past: 'Treatments that are over will stand here, with their dates.',
  },
  noMatch: 'No treatment here matches what you are looking for.',
  showAll: 'Show all treatments',
  next: (when: string): string => `Next session: ${when}`,
  unnoted: (count: number): string =>
    count === 1 ? '1 session is not noted yet' : `${count} sessions are not noted yet`,
  removed: (title: string): string => `“${title}” was deleted. ${undoPeriod}`,
} as const;

export const missingTexts = {
  heading: 'This treatment is not here',
  body: 'It may have been deleted, or the address is not complete.',
  back: 'Back to treatments',
} as const;
