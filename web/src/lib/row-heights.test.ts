import { describe, expect, it } from 'vitest';
import { makeRowHeights } from './row-heights.ts';

describe('§2.7 where the rows of a long list stand', () => {
  it('estimates the rows that were not measured', () => {
    const heights = makeRowHeights(50_000, 60);
    expect(heights.offsetOf(0)).toBe(0);
    expect(heights.offsetOf(50_000)).toBe(3_000_000);
    expect(heights.rowAt(59.9)).toBe(0);
    expect(heights.rowAt(60)).toBe(1);
  });

  it('takes measured rows as they are, measured again too', () => {
    const heights = makeRowHeights(10, 60);
    heights.measure(2, 100);
    heights.measure(2, 80);
    heights.measure(7, 40);
    expect(heights.offsetOf(2)).toBe(120);
    expect(heights.offsetOf(3)).toBe(200);
    expect(heights.offsetOf(10)).toBe(600);
    expect(heights.rowAt(199)).toBe(2);
    expect(heights.rowAt(200)).toBe(3);
  });

  it('finds every row where it stands, whatever was measured', () => {
    const heights = makeRowHeights(1000, 50);
    for (let row = 0; row < 1000; row += 3) heights.measure(row, 20 + ((row * 37) % 200));
    for (let row = 0; row < 1000; row += 1) {
      expect(heights.rowAt(heights.offsetOf(row))).toBe(row);
      expect(heights.rowAt(heights.offsetOf(row + 1) - 0.5)).toBe(row);
    }
  });

  it('answers the nearest row beyond both ends', () => {
    const heights = makeRowHeights(3, 50);
    expect([heights.rowAt(-10), heights.rowAt(1000)]).toEqual([0, 2]);
    expect(makeRowHeights(0, 50).rowAt(10)).toBe(0);
  });
});
