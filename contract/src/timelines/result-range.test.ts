import { describe, expect, it } from 'vitest';
import { placeInRange } from './result-range.ts';

describe('§3 a result and its range', () => {
  it.each([
    [2.9, 3, 5, 'below'],
    [3, 3, 5, 'within'],
    [5, 3, 5, 'within'],
    [5.1, 3, 5, 'above'],
    [0, null, 5, 'within'],
    [6, null, 5, 'above'],
    [2, 3, null, 'below'],
    [9, 3, null, 'within'],
    [-1, 0, null, 'below'],
    [4, null, null, null],
    ['negative', 3, 5, null],
  ] as const)('%s in %s to %s is %s', (value, low, high, place) => {
    expect(placeInRange({ value, low, high })).toBe(place);
  });
});
