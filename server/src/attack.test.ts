// @module-tag slow
import { afterAll, describe, expect, it } from 'vitest';
import { attack } from './testing/attack/attack.ts';
import { startConfigured } from './testing/attack/configured.ts';
import { cheapHashing } from './testing/cheap-hashing.ts';
import { useTestApp } from './testing/test-app.ts';

const { deps, peer, stop } = await startConfigured();
afterAll(stop);
const testApp = useTestApp({ ...deps, hashing: cheapHashing });

/** `npm run fuzz` sends many more, from another seed each time. */
const seed = 20_261_115;
const hostile = 3_000;
/** Some are valid, so that every call is reached. */
const count = hostile + 150;

describe('§6 §8 hostile requests to every call', () => {
  it(
    `cause no 500, write nothing where refused, and show nothing of another account (${hostile} of them)`,
    { timeout: 900_000 },
    async () => {
      const { faults, unreached, statuses, whole } = await attack(testApp(), { seed, count, peer });
      expect(faults).toEqual([]);
      expect(count - whole).toBeGreaterThanOrEqual(hostile);
      expect(statuses['400']).toBeGreaterThan(hostile / 5);
      // Some requests have to get through to every call: otherwise the test would find nothing.
      expect(unreached).toEqual([]);
    },
  );
});
