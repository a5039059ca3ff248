import { describe, expect, it } from 'vitest';
import { attack } from './testing/attack/attack.ts';
import { cheapHashing } from './testing/cheap-hashing.ts';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { useTestApp } from './testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing, trustedProxies: ['127.0.0.1'] });

/** `npm run fuzz` sends many more, from another seed each time. */
const seed = 20_261_115;
const count = 5_000;

describe('§6 §8 hostile requests to every call', () => {
  it(
    `${count} of them: no failure of ours, nothing written where refused, nothing of anybody else`,
    { timeout: 240_000 },
    async () => {
      const { faults, accepted, statuses } = await attack(testApp(), { seed, count });
      expect(faults).toEqual([]);
      expect(statuses['400']).toBeGreaterThan(count / 5);
      // Blind requests would find nothing: enough of them have to get past the schemas.
      expect(accepted.length).toBeGreaterThan(allEndpoints.length / 2);
    },
  );
});
