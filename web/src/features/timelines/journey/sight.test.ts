import { limits } from '@caretrail/contract/limits';
import { dayNumberOf } from '@caretrail/contract/time/day-number';
import { daysBetween } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import {
  atToday,
  dayAt,
  daysOfSight,
  daysToLoad,
  panned,
  readSight,
  sightOf,
  sightText,
  withDay,
  withZoom,
  zoomed,
  zoomOf,
  zooms,
} from './sight.ts';

const today = '2026-11-19';

describe('the days in sight of the picture', () => {
  it.each(zooms)('%s has today and days to come in it', (zoom) => {
    const sight = sightOf(zoom, today);
    expect(zoomOf(sight)).toBe(zoom);
    const { from, to } = daysOfSight(sight);
    expect(from < today && today < to).toBe(true);
  });

  it('zooms around a place that stays, between two weeks and two years', () => {
    const sight = sightOf('half', today);
    const near = zoomed(sight, 0.5, 0.25, today);
    expect(near.from + near.days * 0.25).toBeCloseTo(sight.from + sight.days * 0.25);
    expect(zoomed(sight, 0.001, 0.5, today).days).toBe(14);
    expect(zoomed(sight, 1000, 0.5, today).days).toBe(731);
  });

  it('is read back from its address; anything else is the start', () => {
    const sight = zoomed(sightOf('year', today), 0.3, 0.1, today);
    const text = sightText(sight);
    expect(sightText(readSight(text, today))).toBe(text);
    for (const wrong of [null, '', '2026-13-01.20', '2026-01-01', '2026-01-01.-4', 'x.y'])
      expect(readSight(wrong, today)).toEqual(sightOf('half', today));
  });

  it('a zoom button keeps today where it is', () => {
    const sight = sightOf('half', today);
    expect(withZoom(sight, 'year', today)).toMatchObject({ days: 365 });
    expect(atToday(panned(sight, 3, today), today)).toEqual(sight);
  });

  it('moves as far as three years ahead', () => {
    let sight = sightOf('year', today);
    for (let step = 0; step < 20; step += 1) sight = panned(sight, 0.5, today);
    expect(daysOfSight(sight).to <= '2029-11-30').toBe(true);
  });

  it('shows a day that is not in sight in its middle', () => {
    const sight = sightOf('quarter', today);
    expect(withDay(sight, dayNumberOf(today), today)).toBe(sight);
    const day = dayNumberOf('2025-01-02');
    expect(dayAt(0.5, withDay(sight, day, today))).toBe(day);
  });

  it('loads whole quarters around it, never more than can be asked for', () => {
    for (const zoom of zooms) {
      for (let step = -4; step <= 4; step += 0.25) {
        const sight = panned(sightOf(zoom, today), step, today);
        const { from, to } = daysToLoad(sight);
        const shown = daysOfSight(sight);
        expect(from < shown.from && to >= shown.to).toBe(true);
        expect(daysBetween(from, to)).toBeLessThan(limits.journey.days);
      }
    }
    expect(daysToLoad(sightOf('weeks2', today))).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  });
});
