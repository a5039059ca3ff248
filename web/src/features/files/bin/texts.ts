import { limits } from '@caretrail/contract/limits';

const days = limits.files.binMs / 86_400_000;

export const binTexts = {
  heading: 'Bin',
  lead: `Deleted files stay here for ${days} days. Then they are removed for good.`,
  loading: 'Loading the bin…',
  empty: 'The bin is empty.',
  restore: 'Bring back',
  purge: 'Remove for good',
  purgeQuestion: (title: string): string => `Remove “${title}” for good?`,
  purgeBody: 'It cannot be brought back after that.',
  left: (count: number): string => {
    if (count === 0) return 'Removed for good today';
    return count === 1 ? '1 day left' : `${count} days left`;
  },
  withEvent: (title: string): string => `deleted with its event “${title}”, which comes back too`,
} as const;
