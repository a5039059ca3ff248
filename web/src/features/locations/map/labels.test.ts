import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import { markOfTown, placeLabels } from './labels.ts';
import { nameOfPin, pinsOf } from './pins.ts';

const size = { width: 400, height: 300 };
const label = (text: string, x: number, y: number) => ({
  text,
  mark: { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 },
  fontPx: 16,
});

describe('names on the map', () => {
  it('stand beside their points, on the other side where there is no room', () => {
    const { placed } = placeLabels([label('Bath', 100, 100), label('Bristol', 390, 100)], [], size);
    expect(placed.map(({ x, anchor }) => [x, anchor])).toEqual([
      [110, 'start'],
      [380, 'end'],
    ]);
  });

  it('never cover each other: the less important one moves or is left out', () => {
    const { placed } = placeLabels([label('Bath', 100, 100), label('Bath', 102, 100)], [], size);
    expect(placed.map(({ anchor }) => anchor)).toEqual(['start', 'end']);
    const wall = { left: 0, top: 0, right: 400, bottom: 300 };
    expect(placeLabels([label('Bath', 100, 100)], [wall], size).placed).toEqual([]);
  });
});

describe('a town', () => {
  const pin = { left: 85, right: 115, top: 70, bottom: 110 };

  it('is labelled at its dot', () => {
    expect(markOfTown(200, 200, [pin])).toEqual({ left: 196, right: 204, top: 196, bottom: 204 });
  });

  it('under a pin is labelled beside the pin, and so keeps its name', () => {
    const mark = markOfTown(100, 108, [pin]);
    expect(mark).toEqual({ left: 85, right: 115, top: 70, bottom: 112 });
    const { placed } = placeLabels([{ text: 'Bristol', mark, fontPx: 16 }], [pin], size);
    expect(placed).toMatchObject([{ anchor: 'start', x: 120 }]);
  });
});

describe('pins', () => {
  it('that would cover each other are one, named after the first', () => {
    const at = (x: number) => [x, 50] as const;
    const pins = pinsOf([
      { place: { name: 'Ward' }, at: at(10) },
      { place: { name: 'Pharmacy' }, at: at(200) },
      { place: { name: 'Laboratory' }, at: at(20) },
    ]);
    expect(pins.map(({ places }) => nameOfPin(places))).toEqual(['Ward + 1', 'Pharmacy']);
    expect(nameOfPin([{ name: 'A very long name of a hospital' }])).toBe(
      'A very long name of a hos…',
    );
  });
});

describe('the drawing', () => {
  it('has the land in sight and its shore, not what lies elsewhere', () => {
    const view = { ...size, centre: { lat: 0, lng: 0 }, scale: 4000 };
    const frame = { west: -180, south: -90, east: 180, north: 90 };
    const ring = (lng: number) =>
      [
        [lng, -2],
        [lng + 4, -2],
        [lng + 4, 2],
        [lng, 2],
      ] as const;
    const part = { frame, land: [ring(-2), ring(90)], borders: [], towns: [], countries: [] };
    const { land, shore, borders } = draw([part], view);
    expect(land.match(/M/g)).toHaveLength(1);
    expect(land.endsWith('Z')).toBe(true);
    expect(shore.match(/M/g)).toHaveLength(1);
    expect(borders).toBe('');
  });
});
