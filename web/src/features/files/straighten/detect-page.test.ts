import { describe, expect, it } from 'vitest';
import { canStraighten, findPage, mainChoice, startCorners } from './detect-page.ts';
import { type Corners, type Point, wholePicture } from './geometry.ts';
import type { Pixels } from './straighten-pixels.ts';

const size = { width: 180, height: 240 };

/** A photo: how light each place is, by its shares. */
const photoOf = (lightAt: (place: Point) => number): Pixels => ({
  ...size,
  data: Uint8ClampedArray.from({ length: size.width * size.height * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    const place = {
      x: ((pixel % size.width) + 0.5) / size.width,
      y: (Math.floor(pixel / size.width) + 0.5) / size.height,
    };
    return at % 4 === 3 ? 255 : lightAt(place);
  }),
});

/** Whether a place is on the right of each edge, clockwise. */
const isInside = (corners: Corners, { x, y }: Point): boolean =>
  corners.every((from, place) => {
    const to = corners[(place + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });

const slanted: Corners = [
  { x: 0.2, y: 0.12 },
  { x: 0.83, y: 0.18 },
  { x: 0.9, y: 0.88 },
  { x: 0.1, y: 0.8 },
];

/** Lines of a letter, with a margin, and the grain of a table. */
const letterOn = (table: number, corners: Corners) =>
  photoOf((place) => {
    const grain = ((place.x * 977 + place.y * 613) % 1) * 16;
    if (!isInside(corners, place)) return table + grain;
    const isLine = Math.floor(place.y * 60) % 3 === 0 && place.x > 0.3 && place.x < 0.7;
    return isLine ? 60 : 215 + grain;
  });

describe('the page on a photo', () => {
  it('is found by its edges, with a little around it, so that no letter is cut', () => {
    const found = findPage(letterOn(70, slanted));
    for (const [index, { x, y }] of (found ?? []).entries()) {
      expect(x).toBeCloseTo(slanted[index]?.x ?? -1, 1);
      expect(y).toBeCloseTo(slanted[index]?.y ?? -1, 1);
    }
    expect(found).toHaveLength(4);
    expect(slanted.every((corner) => isInside(found ?? slanted, corner))).toBe(true);
    expect(found?.[0]?.x).toBeLessThan(0.2);
  });

  it.each([
    ['fills the whole picture', letterOn(70, wholePicture)],
    ['lies on a table that is as light', letterOn(205, slanted)],
    ['is all there is, with nothing on it', photoOf(() => 230)],
    [
      'is small',
      letterOn(70, [
        { x: 0.4, y: 0.4 },
        { x: 0.6, y: 0.4 },
        { x: 0.6, y: 0.6 },
        { x: 0.4, y: 0.6 },
      ]),
    ],
    [
      'is covered in part by something dark',
      photoOf((place) => (isInside(slanted, place) && place.x + place.y < 1 ? 220 : 60)),
    ],
    [
      'is no page but something round',
      photoOf(({ x, y }) => (Math.hypot(x - 0.5, y - 0.5) < 0.4 ? 220 : 60)),
    ],
  ])('is not guessed when it %s: the corners then stand around everything', (_, photo) => {
    expect(findPage(photo)).toBeNull();
    expect(startCorners(findPage(photo))).toEqual(wholePicture);
  });
});

describe('the large button', () => {
  it('keeps the photo as it is until a corner was moved', () => {
    expect(mainChoice(false)).toBe('keep');
    expect(mainChoice(true)).toBe('straighten');
  });

  it('straightens only what lies between corners that are not those of the photo', () => {
    expect(canStraighten(wholePicture)).toBe(false);
    expect(canStraighten(slanted)).toBe(true);
    const [a] = slanted;
    expect(canStraighten([a, a, a, a])).toBe(false);
  });
});
