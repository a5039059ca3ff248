import { expect, it } from 'vitest';
import { wayIntoView } from './pins.ts';

const size = { width: 400, height: 300 };

it.each([
  ['in the middle', { left: 150, right: 250, top: 100, bottom: 180 }, [0, 0]],
  ['over the left and the upper side', { left: -30, right: 70, top: -10, bottom: 70 }, [-54, -34]],
  ['far below on the right', { left: 900, right: 980, top: 700, bottom: 780 }, [604, 504]],
  ['longer than the map', { left: 100, right: 600, top: 100, bottom: 180 }, [150, 0]],
])('a pin %s moves the map as far as it needs', (_where, box, way) => {
  expect(wayIntoView(box, size)).toEqual(way);
});
