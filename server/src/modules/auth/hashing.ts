import { hash, verify, type Options } from '@node-rs/argon2';
import { createFairQueue } from '../../http/fair-queue.ts';

/** argon2id, m = 19 MiB, t = 2, p = 1 (the enum of the package is erased at run time, hence the number). */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

export type Hashing = {
  /** `of`: the account that asks, where it is known; none of them can keep others from signing in. */
  hash(secret: string, of?: string): Promise<string>;
  /** With no hash to compare, the same work is done and the answer is no. */
  matches(hashed: string | null, secret: string, of?: string): Promise<boolean>;
  /** Made with other parameters than today's. */
  isOutdated(hashed: string): boolean;
};

/** Hashing is the dearest thing a stranger can ask for: two at a time, a bounded queue, then a clear "in a moment". */
export function makeHashing(): Hashing {
  // Compared with when there is no such account, so that both take the same time.
  const decoy = hash('no account has this password', argon2id);
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 150 });
  const prepared = (secret: string): string => secret.normalize('NFC');
  return {
    hash: (secret, of) => enqueue(() => hash(prepared(secret), argon2id), { of }),
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
