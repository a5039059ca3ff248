import { describe, expect, it } from 'vitest';
import { clipRing, type Line, shoreOf, simplified, softened } from './geometry.ts';
import { boundsOfCell, cellOf, cellsIn, packPart, unpackPart } from './map-part.ts';

const square: Line = [
  [-5, -5],
  [5, -5],
  [5, 5],
  [-5, 5],
];
const east = { west: 0, south: -15, east: 15, north: 0 };

describe('the built-in map', () => {
  it('cuts land at the edge of a cell, and draws no shore along the cut', () => {
    const cut = clipRing(square, east);
    expect(cut.toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual([
      [0, -5],
      [0, 0],
      [5, -5],
      [5, 0],
    ]);
    const shore = shoreOf(cut, [east]).flatMap((line) =>
      line.slice(1).map((point, index) => [line[index], point]),
    );
    expect(shore).toHaveLength(2);
    expect(shore.flat().every((point) => point?.[0] !== 0 || point[1] === -5)).toBe(true);
  });

  it('has nothing of land elsewhere, and all of land inside', () => {
    expect(clipRing(square, { west: 20, south: 20, east: 30, north: 30 })).toEqual([]);
    const world = { west: -180, south: -90, east: 180, north: 90 };
    expect(clipRing(square, world)).toEqual(square);
    expect(shoreOf(square, [world])).toEqual([[square[3], ...square]]);
  });

  it('has no corners, but where land was cut', () => {
    const cut = clipRing(square, east);
    const soft = softened(cut, east, 2);
    expect(soft.length).toBeGreaterThan(cut.length);
    for (const corner of cut) {
      const isOnCut = corner[0] === east.west || corner[1] === east.north;
      expect(soft.some(([lng, lat]) => lng === corner[0] && lat === corner[1])).toBe(isOnCut);
    }
  });

  it('leaves out points that are not visible', () => {
    const line: Line = [
      [0, 0],
      [1, 0.01],
      [2, 0],
      [2, 2],
    ];
    expect(simplified(line, 0.1)).toEqual([line[0], line[2], line[3]]);
    expect(simplified(line, 0.001)).toEqual(line);
  });

  it('comes out of its file as it went in', () => {
    const town = { name: 'Bath', lng: 2.36, lat: -13.5, thousands: 94 };
    const part = {
      frame: east,
      land: [square],
      borders: [[...square]],
      towns: [town],
      countries: [],
    };
    expect(unpackPart(JSON.parse(JSON.stringify(packPart(part, 500))))).toEqual(part);
  });

  it('is asked only for the cells in sight', () => {
    expect(cellsIn({ west: -4, south: 50, east: -2, north: 52 })).toEqual([[-1, 3]]);
    expect(cellsIn({ west: -1, south: 44, east: 1, north: 46 })).toHaveLength(4);
    expect(cellsIn({ west: -180, south: -90, east: 180, north: 90 })).toHaveLength(24 * 12);
    expect(cellOf(180, 90)).toEqual([11, 5]);
    expect(boundsOfCell(-1, 3)).toEqual({ west: -15, south: 45, east: 0, north: 60 });
  });
});
