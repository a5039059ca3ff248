import { expect, it } from 'vitest';
import { valueScale } from './value-scale.ts';

it.each([
  [
    [84, 236, 100],
    [0, 100, 200, 300],
  ],
  [
    [124, 138],
    [120, 125, 130, 135, 140],
  ],
  [
    [0.6, 1.3],
    [0, 0.5, 1, 1.5],
  ],
  [[71.5], [60, 80]],
  [[0], [0, 0.25]],
  [
    [-3, 4],
    [-4, -2, 0, 2, 4],
  ],
  [[], [0, 1]],
])('%o is drawn between %o', (values, ticks) => {
  const scale = valueScale(values);
  expect([scale.ticks[0], scale.ticks.at(-1)]).toEqual([scale.from, scale.to]);
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(scale.from);
    expect(value).toBeLessThanOrEqual(scale.to);
  }
  expect([scale.from, scale.to]).toEqual([ticks[0], ticks.at(-1)]);
  expect(scale.ticks.length).toBeLessThanOrEqual(6);
});
