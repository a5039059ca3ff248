import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: no characters that look alike. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const secretLength = 16;

/** `02-ab12-cd34-ef56-gh78`: a number to find it by and 80 random bits. */
export function newRecoveryCode(index: number): { shown: string; secret: string } {
  const secret = [...randomBytes(secretLength)].map((byte) => letters[byte % 32]).join('');
  return {
    shown: `${String(index).padStart(2, '0')}-${(secret.match(/.{4}/g) ?? []).join('-')}`,
    secret,
  };
}

/** As people type them: any case, with or without dashes, o for 0 and l for 1. */
export function readRecoveryCode(typed: string): { index: number; secret: string } | undefined {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  const match = /^(\d\d)([0-9a-hjkmnp-tv-z]{16})$/.exec(plain);
  return match ? { index: Number(match[1]), secret: match[2] ?? '' } : undefined;
}
