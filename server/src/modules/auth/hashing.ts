import { hash, verify, type Options } from '@node-rs/argon2';
import { createFairQueue } from '../../http/fair-queue.ts';

/** argon2id, m = 19 MiB, t = 2, p = 1 (the enum of the package is erased at run time, hence the number). */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** For codes of 80 random bits, which no one can guess one by one: ten at full cost took seconds on a busy server. */
const argon2idOfCodes: Options = { ...argon2id, memoryCost: 1024, timeCost: 1 };
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

export type Hashing = {
  /** `of`: the account, where it is known; no account can keep others from signing in. */
  hash(secret: string, of?: string): Promise<string>;
  /** Of a code that we made at random. */
  hashCode(code: string, of?: string): Promise<string>;
  /** Without a hash to compare, the same work is done and the result is false. */
  matches(hashed: string | null, secret: string, of?: string): Promise<boolean>;
  /** Made with other parameters than the current ones. */
  isOutdated(hashed: string): boolean;
};

/**
 * Hashing is the most expensive work that a stranger can cause: two at a time and a bounded queue, then 503 with a time
 * to retry.
 */
export function makeHashing(): Hashing {
  // Compared when there is no such account, so that both take the same time.
  const decoy = hash('no account has this password', argon2id);
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 150 });
  const prepared = (secret: string): string => secret.normalize('NFC');
  return {
    hash: (secret, of) => enqueue(() => hash(prepared(secret), argon2id), { of }),
    hashCode: (code, of) => enqueue(() => hash(code, argon2idOfCodes), { of }),
    matches: (hashed, secret, of) =>
      enqueue(
        async () => {
          const same = await verify(hashed ?? (await decoy), prepared(secret)).catch(() => false);
          return hashed !== null && same;
        },
        { of },
      ),
    isOutdated: (hashed) => !hashed.startsWith(currentPrefix),
  };
}
