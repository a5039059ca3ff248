import { describe, expect, it } from 'vitest';
import {
  type Corners,
  inOrder,
  isPage,
  perspectiveOf,
  sizeOfPage,
  wholePicture,
  withCorner,
} from './geometry.ts';
import { type Pixels, straightenPixels } from './straighten-pixels.ts';

const slanted: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.2 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.8 },
];

describe('the corners of a page', () => {
  it('are a page as they stand at first, and when the photo was taken at an angle', () => {
    expect(isPage(wholePicture)).toBe(true);
    expect(isPage(slanted)).toBe(true);
  });

  it('are no page when one is inside the others, or all are in one place', () => {
    const [a, b, , d] = slanted;
    expect(isPage(inOrder([a, b, { x: 0.3, y: 0.3 }, d]))).toBe(false);
    expect(isPage(inOrder([a, a, a, a]))).toBe(false);
  });

  it('are the same page, whichever of them was put where', () => {
    const [a, b, c, d] = slanted;
    for (const mixed of [slanted, [b, a, c, d], [c, d, a, b], [d, c, b, a]] as const) {
      expect(inOrder(mixed)).toEqual(slanted);
    }
  });

  it('stay inside the picture', () => {
    expect(withCorner(slanted, 1, { x: 1.4, y: -3 })[1]).toEqual({ x: 1, y: 0 });
    expect(withCorner(slanted, 1, { x: 1.4, y: -3 })[0]).toEqual(slanted[0]);
  });
});

describe('the perspective', () => {
  it('puts the corners of the page onto those of the picture', () => {
    const placeOf = perspectiveOf(slanted);
    const places = [placeOf(0, 0), placeOf(1, 0), placeOf(1, 1), placeOf(0, 1)];
    for (const [index, place] of places.entries()) {
      expect(place.x).toBeCloseTo(slanted[index]?.x ?? 0, 10);
      expect(place.y).toBeCloseTo(slanted[index]?.y ?? 0, 10);
    }
  });

  it('keeps straight lines straight', () => {
    const placeOf = perspectiveOf(slanted);
    const [from, middle, to] = [placeOf(0, 0.5), placeOf(0.3, 0.5), placeOf(1, 0.5)];
    const slope = (to.y - from.y) / (to.x - from.x);
    expect(middle.y).toBeCloseTo(from.y + slope * (middle.x - from.x), 10);
  });
});

describe('the size of a page', () => {
  it('is that of its longer edges, and never more than is needed to read it', () => {
    const photo = { width: 1000, height: 2000 };
    expect(sizeOfPage(wholePicture, photo)).toEqual(photo);
    expect(sizeOfPage(wholePicture, { width: 8000, height: 4000 })).toEqual({
      width: 2200,
      height: 1100,
    });
  });
});

describe('straightening', () => {
  /** Grey by the column. */
  const picture = (width: number, height: number): Pixels => ({
    width,
    height,
    data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (Math.floor(at / 4) % width) * 10,
    ),
  });
  const { signal } = new AbortController();

  it('returns the same picture for its own corners', async () => {
    const from = picture(10, 6);
    expect(await straightenPixels(from, wholePicture, from, signal)).toEqual(from);
  });

  it('cuts out the part between the corners', async () => {
    const right: Corners = [
      { x: 0.5, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0.5, y: 1 },
    ];
    const page = await straightenPixels(picture(10, 6), right, { width: 5, height: 6 }, signal);
    expect([...(page?.data ?? [])].filter((_, at) => at % 4 === 0).slice(0, 5)).toEqual([
      50, 60, 70, 80, 90,
    ]);
  });

  it('stops when it is no longer wanted', async () => {
    const stopped = AbortSignal.abort();
    const large = { width: 400, height: 4000 };
    expect(await straightenPixels(picture(20, 20), wholePicture, large, stopped)).toBeNull();
  });
});
