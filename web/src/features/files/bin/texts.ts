import { limits } from '@caretrail/contract/limits';

const days = limits.files.binMs / 86_400_000;

export const binTexts = {
  heading: 'Bin',
  lead: `We keep deleted files here for ${days} days, then delete them permanently.`,
  loading: 'Loading the bin…',
  empty: 'The bin is empty.',
  restore: 'Restore',
  purge: 'Delete permanently',
  purgeQuestion: (title: string): string => `Permanently delete “${title}”?`,
  purgeBody: 'You cannot undo this.',
  left: (count: number): string => {
    if (count === 0) return 'Will be deleted permanently today';
    return count === 1 ? '1 day left' : `${count} days left`;
  },
  withEvent: (title: string): string =>
    `deleted with the event “${title}”. Restoring it restores the event too.`,
} as const;
