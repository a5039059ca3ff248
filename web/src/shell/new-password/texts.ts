import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import type { Strength } from './strength.ts';

const texts = messages('shell/new-password', {
  label: 'New password',
  how: 'At least {count, number} characters. Use 3 or 4 random words: they are strong and easy to remember.',
});

export const passwordTexts = {
  label: texts.label,
  how: texts.how({ count: limits.auth.passwordMin }),
} as const;

/** As text: neither a coloured bar nor a number says what to do. */
const strengthTexts = messages('shell/password-strength', {
  short: '{missing, plural, one {Enter # more character.} other {Enter # more characters.}}',
  repetitive: 'Long enough, but it repeats itself and is easy to guess.',
  sequence: 'Long enough, but it is a row of keys or numbers and easy to guess.',
  enough: 'Long enough. One more word would make it even stronger.',
  strong: 'A good length.',
});

export function formatStrength(strength: Strength): string {
  if (strength.kind === 'short') return strengthTexts.short({ missing: strength.missing });
  return strength.kind === 'empty' ? '' : strengthTexts[strength.kind];
}
