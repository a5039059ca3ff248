import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

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
  'push',
  'push-tokens',
] as const;
export type Purpose = (typeof purposes)[number];

export type Keys = {
  /** Prepared once: preparing raw bytes for every use costs more than the MAC of a short text. */
  of(purpose: Purpose): KeyObject;
  /** For values that are handed out or stored. */
  bytesOf(purpose: Purpose): Uint8Array;
};

/** One secret of the operator, and a derived key for every purpose: one that leaks reveals nothing of another. */
export function deriveKeys(secret: string): Keys {
  const derived = new Map(
    purposes.map((purpose) => [
      purpose,
      createSecretKey(new Uint8Array(hkdfSync('sha256', secret, 'caretrail', purpose, 32))),
    ]),
  );
  const of = (purpose: Purpose): KeyObject => {
    const key = derived.get(purpose);
    if (!key) throw new Error(`There is no key for ${purpose}.`);
    return key;
  };
  return { of, bytesOf: (purpose) => of(purpose).export() };
}
