import { hkdfSync } from 'node:crypto';

const purposes = [
  'access-token',
  'refresh-seed',
  'codes',
  'factors',
  'captcha',
  'files',
  'file-links',
  'export-links',
  'audit',
  'audit-seals',
  'throttle',
  'secret-mark',
  'backup-origin',
  'deletion-list',
] as const;
export type Purpose = (typeof purposes)[number];
export type Keys = { of(purpose: Purpose): Uint8Array };

/** One secret of the operator, a key of its own for every purpose: one leaking says nothing of another. */
export function deriveKeys(secret: string): Keys {
  const derived = new Map(
    purposes.map((purpose) => [
      purpose,
      new Uint8Array(hkdfSync('sha256', secret, 'caretrail', purpose, 32)),
    ]),
  );
  return {
    of: (purpose) => {
      const key = derived.get(purpose);
      if (!key) throw new Error(`There is no key for ${purpose}.`);
      return key;
    },
  };
}
