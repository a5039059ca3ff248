import { expect, it } from 'vitest';
import { tabAfter } from './tabs.tsx';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 1, false, null],
  ['Tab', 1, false, null],
] as const)('%s on tab %i of three leads, right to left: %s, to %s', (key, at, isRtl, to) => {
  expect(tabAfter(key, at, 3, isRtl)).toBe(to);
});
