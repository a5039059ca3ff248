import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** UUIDv7: rows created together are near each other in the indexes. Each sorts after the one before. */
export type Ids = { next(): string };

/** As the database writes one: for a pattern that has one in it. */
export const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idForm = new RegExp(`^${idPattern}$`);
export const isId = (text: string): boolean => idForm.test(text);

const bytesOfOne = 16;

/** Sorts before every id of this moment, and after those before it. */
export const idAt = (ms: number): string =>
  v7({ random: new Uint8Array(bytesOfOne), msecs: ms, seq: 0 });

/** Random bytes for many ids at a time: requesting few costs as much as requesting many. */
function makeRandom(): () => Uint8Array {
  const pool = new Uint8Array(256 * bytesOfOne);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += bytesOfOne;
    return pool.subarray(used - bytesOfOne, used);
  };
}

export function makeIds(now: () => number = Date.now): Ids {
  const nextRandom = makeRandom();
  let [msecs, seq] = [0, 0];
  return {
    next: () => {
      const random = nextRandom();
      const ms = now();
      if (ms > msecs) {
        msecs = ms;
        // Below half of the range, so that it never overflows within a millisecond.
        seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
      } else seq += 1;
      return v7({ random, msecs, seq });
    },
  };
}

export const randomIds: Ids = makeIds();
