import { messages } from '@caretrail/contract/i18n/messages';
import { undoPeriod } from '../../lib/undo-time.ts';

/** What is said when a call is done. */
export const callTexts = messages('treatments/call', {
  added: 'Treatment added',
  saved: 'Treatment saved',
  back: '“{title}” restored',
});

/** The texts of the list. */
export const listTexts = {
  subtitle: 'Your past, current and planned treatments',
  search: 'Search treatments...',
  tabs: 'Your treatments',
  tab: (label: string, count: number): string => `${label} (${count})`,
  loading: 'Loading your treatments…',
  add: 'Add a treatment',
  empty: {
    Active: 'Treatments you are having now will show here.',
    Planned: 'Treatments planned for the future will show here.',
    Past: 'Treatments you have finished or stopped will show here.',
  },
  noMatch: 'No treatments in this list match your search.',
  showAll: 'Show all treatments',
  next: (when: string): string => `Next session: ${when}`,
  unnoted: (count: number): string =>
    count === 1 ? '1 session not recorded yet' : `${count} sessions not recorded yet`,
  removed: (title: string): string => `“${title}” was deleted. ${undoPeriod}`,
} as const;

export const missingTexts = messages('treatments/missing', {
  heading: 'We cannot find this treatment',
  body: 'It may have been deleted, or the web address may be wrong.',
  back: 'Back to treatments',
});
