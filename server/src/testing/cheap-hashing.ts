import type { Hashing } from '../modules/auth/hashing.ts';

/** Costs nothing and protects nothing: for tests that are not about hashing. */
export const cheapHashing: Hashing = {
  hash: async (secret) => `plain ${secret.normalize('NFC')}`,
  hashCode: async (code) => `plain ${code}`,
  matches: async (hashed, secret) => hashed === `plain ${secret.normalize('NFC')}`,
  isOutdated: () => false,
};
