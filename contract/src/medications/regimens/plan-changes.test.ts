import fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkSequence } from '../testing/check-plan.ts';
import { anySequence } from '../testing/plan-sequences.ts';

/** `npm run plans` tries many more. */
const sequences = 5000;

describe('§3 any plan, changed in any order', () => {
  it('asks for what was previewed, on every day of the next 400', { timeout: 240_000 }, () => {
    fc.assert(fc.property(anySequence, checkSequence), { numRuns: sequences });
  });
});
