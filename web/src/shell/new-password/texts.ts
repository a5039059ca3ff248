import { limits } from '@caretrail/contract/limits';
import type { Strength } from './strength.ts';

export const passwordTexts = {
  label: 'New password',
  how: `At least ${limits.auth.passwordMin} characters. Use 3 or 4 random words: they are strong and easy to remember.`,
} as const;

/** As text: neither a coloured bar nor a number says what to do. */
export const strengthTexts: Record<Strength['kind'], (missing: number) => string> = {
  empty: () => '',
  short: (missing) => `Enter ${missing} more ${missing === 1 ? 'character' : 'characters'}.`,
  repetitive: () => 'Long enough, but it repeats itself and is easy to guess.',
  sequence: () => 'Long enough, but it is a row of keys or numbers and easy to guess.',
  enough: () => 'Long enough. Add another word to make it stronger.',
  strong: () => 'A good length.',
};
