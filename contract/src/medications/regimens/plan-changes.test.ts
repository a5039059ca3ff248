// @module-tag slow
import { describe, expect, it } from 'vitest';
import { ownSeed, trySequences } from '../testing/check-plan.ts';

/** `npm run plans` tries many more. */
const sequences = 500;

describe('§3 any plan, changed in any order', () => {
  it('has the previewed doses on every day of the next 400', () => {
    expect(trySequences(sequences, ownSeed)).toEqual({ fault: null });
  });
});
