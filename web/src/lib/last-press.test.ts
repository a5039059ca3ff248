import { expect, it } from 'vitest';
import { overlaps } from './last-press.ts';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const pressed = rect(50, 500, 200, 50);

it('sees a button that covers part of the place of another, and not one beside, above or below it', () => {
  expect(overlaps(rect(200, 490, 120, 50), pressed)).toBe(true);
  expect(overlaps(rect(60, 510, 20, 20), pressed)).toBe(true);
  const beside = [rect(256, 500, 60, 50), rect(50, 440, 200, 50), rect(50, 556, 200, 50)];
  expect(beside.map((each) => overlaps(each, pressed))).toEqual([false, false, false]);
});

it('takes the edge of a button for beside it', () => {
  expect(overlaps(rect(243, 500, 60, 50), pressed)).toBe(false);
});
