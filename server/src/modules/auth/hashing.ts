import { hash, verify, type Options } from '@node-rs/argon2';
import { fail } from '../../http/fail.ts';

/** argon2id, m = 19 MiB, t = 2, p = 1 (the enum of the package is erased at run time, hence the number). */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const atOnce = 2;
const longestQueue = 150;

export type Hashing = {
  hash(secret: string): Promise<string>;
  /** With no hash to compare, the same work is done and the answer is no. */
  matches(hashed: string | null, secret: string): Promise<boolean>;
};

/** Hashing is the dearest thing a stranger can ask for: two at a time, a bounded queue, then a clear "in a moment". */
export function makeHashing(): Hashing {
  let running = 0;
  const waiting: (() => void)[] = [];
  // Compared with when there is no such account, so that both take the same time.
  const decoy = hash('no account has this password', argon2id);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= longestQueue) throw fail('unavailable', { retryAfter: 5 });
    if (running >= atOnce) await new Promise<void>((resume) => waiting.push(resume));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  const prepared = (secret: string): string => secret.normalize('NFC');
  return {
    hash: (secret) => inTurn(() => hash(prepared(secret), argon2id)),
    matches: (hashed, secret) =>
      inTurn(async () => {
        const same = await verify(hashed ?? (await decoy), prepared(secret)).catch(() => false);
        return hashed !== null && same;
      }),
  };
}
