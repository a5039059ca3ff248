import { describe, expect, it } from 'vitest';
import { scaleOfView } from './base-map.tsx';
import { boundsOfView, positionAt, projection, scaleOf, viewOf, withScale } from './view.ts';

const size = { width: 600, height: 400 };
const bristol = { lat: 51.4545, lng: -2.5879 };
const bath = { lat: 51.3811, lng: -2.359 };
const fit = { padding: 60, leastKm: 50 };

describe('the view of a map', () => {
  it('shows every place, with room around', () => {
    const view = viewOf([bristol, bath, { lat: 51.48, lng: -3.18 }], size, fit);
    expect(view).not.toBeNull();
    if (!view) return;
    for (const { lng, lat } of [bristol, bath]) {
      const [x, y] = projection(view)(lng, lat);
      expect(x).toBeGreaterThanOrEqual(59);
      expect(x).toBeLessThanOrEqual(541);
      expect(y).toBeGreaterThanOrEqual(59);
      expect(y).toBeLessThanOrEqual(341);
    }
  });

  it('of one place shows the land around it, the place in the middle', () => {
    const view = viewOf([bristol], size, fit);
    expect(view?.scale).toBeCloseTo(scaleOf(50, bristol.lat, size.width), 0);
    expect(view && projection(view)(bristol.lng, bristol.lat)).toEqual([300, 200]);
    expect(viewOf([], size, fit)).toBeNull();
  });

  it('finds the position under a pixel again', () => {
    const view = viewOf([bristol, bath], size, fit);
    if (!view) throw new Error('no view');
    const { lat, lng } = positionAt(view, projection(view)(bath.lng, bath.lat));
    expect([lat, lng].map((value) => value.toFixed(6))).toEqual(['51.381100', '-2.359000']);
  });

  it('has a scale bar of a round length', () => {
    for (const km of [12, 47, 300, 4000]) {
      const view = { ...size, centre: bristol, scale: scaleOf(km, bristol.lat, size.width) };
      const bar = scaleOfView(view);
      expect(String(bar.km)).toMatch(/^[125]0*$/);
      expect(bar.px).toBeCloseTo((bar.km / km) * size.width, 5);
      expect(bar.px).toBeLessThanOrEqual(110);
      expect(bar.px).toBeGreaterThan(40);
    }
  });

  it('never leaves the world, and stays between near and far', () => {
    const view = { ...size, centre: { lat: 84, lng: 179 }, scale: 700 };
    const { west, east, south, north } = boundsOfView(view, 50);
    expect([east, north]).toEqual([180, 85]);
    expect(west).toBeGreaterThanOrEqual(-180);
    expect(south).toBeGreaterThanOrEqual(-85);
    expect(withScale(view, 1).scale).toBe(400);
    expect(withScale(view, 1e12).scale).toBeLessThan(1e7);
  });
});
