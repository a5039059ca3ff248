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
const hostile = 5_000;
/** Some have nothing wrong with them, so that every call is reached. */
const count = hostile + 100;

describe('§6 §8 hostile requests to every call', () => {
  it(
    `${hostile} of them: no failure of ours, nothing written where refused, nothing of anybody else`,
    { timeout: 900_000 },
    async () => {
      const { faults, unreached, statuses, whole } = await attack(testApp(), { seed, count, peer });
      expect(faults).toEqual([]);
      expect(count - whole).toBeGreaterThanOrEqual(hostile);
      expect(statuses['400']).toBeGreaterThan(hostile / 5);
      // Blind requests would find nothing: some have to get through to every call.
      expect(unreached).toEqual([]);
    },
  );
});
