import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks } from './axis.ts';
import { gather, layOut } from './lay-out.ts';
import {
  countIn,
  daysInSight,
  extentOf,
  lanesOf,
  stepDays,
  stretchOf,
  zoomsFor,
} from './window.ts';

const event = (start: string, end: string | null = null, more: object = {}) => ({
  id: `${start} ${end}`,
  event_type: 'Scan' as const,
  start,
  end,
  all_day: false,
  time_zone: 'Europe/Berlin',
  ...more,
});
const november = { from: '2026-11-01', to: '2026-12-01' };

describe('§2.5 timeline: merging of close marks', () => {
  it('merges close events at the position of the first', () => {
    const at = [0.1, 0.12, 0.149, 0.16, 0.4].map((each) => ({ at: each }));
    expect(gather(at, 0.05).map((mark) => [mark.at, mark.items.length])).toEqual([
      [0.1, 3],
      [0.16, 1],
      [0.4, 1],
    ]);
  });

  it('keeps every event exactly once, without overlapping marks', () => {
    const places = fc
      .array(fc.double({ min: 0, max: 1, noNaN: true }))
      .map((some) => some.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(places, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (some, apart) => {
        const items = some.map((at) => ({ at }));
        const marks = gather(items, apart);
        expect(marks.flatMap((mark) => mark.items)).toEqual(items);
        for (const [index, mark] of marks.entries()) {
          const next = marks[index + 1];
          if (next) expect(next.at - mark.at).toBeGreaterThanOrEqual(apart);
        }
      }),
    );
  });

  it('reduces 20,000 events to a number of marks that can be drawn', () => {
    const events = Array.from({ length: 20_000 }, (_, index) =>
      event(new Date(Date.UTC(2006, 0, 1, index * 9)).toISOString().slice(0, 16)),
    );
    const lanes = lanesOf(events);
    const { marks } = layOut(lanes[0]!, extentOf(lanes, '2026-11-15'), 0.04);
    expect(marks.length).toBeLessThanOrEqual(26);
    expect(marks.reduce((sum, { items }) => sum + items.length, 0)).toBe(20_000);
  });
});

describe('§2.5 timeline: lanes', () => {
  it('has a lane for each type that occurs, in the order of §3, oldest first', () => {
    const lanes = lanesOf([
      event('2026-11-03T09:00', null, { event_type: 'Results' }),
      event('2026-11-02T09:00'),
      event('2026-11-01T09:00'),
      event('2026-11-01T09:00', null, { event_type: 'User Storage' }),
    ]);
    expect(lanes.map(({ type }) => type)).toEqual(['Scan', 'Results', 'UserStorage']);
    expect(lanes[0]?.stretches.map(({ event: { start } }) => start)).toEqual([
      '2026-11-01T09:00',
      '2026-11-02T09:00',
    ]);
  });

  it('places an event on its local days, whatever its zone', () => {
    const all = { all_day: true, time_zone: 'Australia/Lord_Howe' };
    const stay = stretchOf(event('2026-10-03T00:00', '2026-10-05T00:00', all));
    expect(new Date(stay.from).toISOString()).toBe('2026-10-03T00:00:00.000Z');
    expect(new Date(stay.to).toISOString()).toBe('2026-10-06T00:00:00.000Z');
    expect(stay.isLong).toBe(true);
    expect(stretchOf(event('2026-02-28T22:00', '2026-03-01T00:00')).isLong).toBe(false);
  });

  it('draws long events as bars, stacked if they overlap and cut at the edge, and short ones as marks', () => {
    const [lane] = lanesOf([
      event('2026-10-20T00:00', '2026-11-10T00:00', { all_day: true }),
      event('2026-11-05T00:00', '2026-11-15T00:00', { all_day: true }),
      event('2026-11-20T00:00', '2026-11-29T00:00', { all_day: true }),
      event('2026-11-08T09:00', '2026-11-09T10:00'),
      event('2026-11-08T12:00'),
      event('2026-12-01T00:00'),
      event('2026-10-31T23:00'),
    ]);
    const { bars, barRows, marks } = layOut(lane!, november, 0.1);
    expect(bars.map(({ at, row }) => [at, row])).toEqual([
      [0, 0],
      [4 / 30, 1],
      [19 / 30, 0],
    ]);
    expect(bars[0]?.width).toBeCloseTo(10 / 30);
    expect(barRows).toBe(2);
    expect(marks.map(({ items }) => items.length)).toEqual([2]);
  });

  it('merges bars that fit in no row', () => {
    const [lane] = lanesOf(
      [1, 2, 3, 4, 5].map((day) =>
        event(`2026-11-0${day}T00:00`, '2026-11-30T00:00', { all_day: true }),
      ),
    );
    const { bars, marks } = layOut(lane!, november, 0.1);
    expect(bars).toHaveLength(3);
    expect(marks.flatMap(({ items }) => items)).toHaveLength(2);
  });
});

describe('§2.5 timeline: the today line', () => {
  const today = { at: 0.5, begin: Date.UTC(2026, 10, 16), end: Date.UTC(2026, 10, 17) };
  const placesOf = (...starts: string[]) =>
    layOut(lanesOf(starts.map((start) => event(start)))[0]!, november, 0.1, today).marks.map(
      ({ at, items }) => [Number(at.toFixed(3)), items.length],
    );

  it('has past events before it and coming events after it, never on it', () => {
    expect(placesOf('2026-11-15T20:00', '2026-11-17T09:00')).toEqual([
      [0.45, 1],
      [0.55, 1],
    ]);
    expect(placesOf('2026-11-03T00:00', '2026-11-28T00:00')).toEqual([
      [0.067, 1],
      [0.9, 1],
    ]);
  });

  it('has only events of today on it, with space to the others', () => {
    expect(placesOf('2026-11-15T20:00', '2026-11-16T08:00', '2026-11-17T09:00')).toEqual([
      [0.4, 1],
      [0.5, 1],
      [0.6, 1],
    ]);
  });

  it('has space after it, however old the events are', () => {
    const { from, to } = extentOf(lanesOf([event('2016-11-15T09:00')]), '2026-11-15');
    const days = (one: string, other: string) => Date.parse(other) - Date.parse(one);
    expect(days('2026-11-15', to) / days(from, to)).toBeGreaterThan(0.08);
  });
});

describe('§2.5 timeline: the visible days', () => {
  it('include today and at least a month at the widest zoom', () => {
    expect(extentOf([], '2026-11-15')).toEqual({ from: '2026-11-14', to: '2026-12-15' });
    const { from, to } = extentOf(lanesOf([event('2024-01-01T09:00')]), '2026-11-15');
    expect(from < '2024-01-01' && to > '2026-11-15').toBe(true);
  });

  it('are centred on a day when zoomed in, and a step keeps half of them', () => {
    const month = daysInSight('month', '2026-11-15', november);
    expect(month).toEqual({ from: '2026-10-31', to: '2026-12-01' });
    expect(stepDays(month)).toBe(16);
  });
});

it('§2.5 timeline: offers only zooms that show less than everything', () => {
  expect(zoomsFor({ from: '2026-01-01', to: '2026-03-01' })).toEqual(['all', 'month']);
  expect(zoomsFor({ from: '2024-01-01', to: '2026-03-01' })).toHaveLength(4);
});

describe('§2.5 timeline: the axis', () => {
  const labels = (from: string, to: string, most: number) =>
    axisTicks({ from, to }, most).map(({ label }) => label);

  it.each([
    ['2026-10-31', '2026-12-01', 8, ['2 Nov', '9 Nov', '16 Nov', '23 Nov', '30 Nov']],
    ['2026-01-01', '2026-07-01', 8, ['2026', 'Feb', 'Mar', 'Apr', 'May', 'Jun']],
    ['2025-11-20', '2026-11-20', 5, ['2026', 'Apr', 'Jul', 'Oct']],
    ['2019-05-01', '2026-11-15', 4, ['2020', '2022', '2024', '2026']],
  ])('from %s to %s with room for %i labels', (from, to, most, expected) => {
    expect(labels(from, to, most)).toEqual(expected);
  });

  it('has ticks within the range, on the day they name, and no more than fit', () => {
    const dates = fc.integer({ min: 31, max: 7000 });
    fc.assert(
      fc.property(dates, fc.integer({ min: 2, max: 14 }), (length, most) => {
        const to = new Date(Date.UTC(2026, 10, 15)).toISOString().slice(0, 10);
        const from = new Date(Date.UTC(2026, 10, 15 - length)).toISOString().slice(0, 10);
        const ticks = axisTicks({ from, to }, most);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        for (const { at } of ticks) expect(at >= 0 && at < 1).toBe(true);
      }),
    );
  });
});

describe('§2.5 timeline: the number of events in sight', () => {
  it('counts those of which the visible days show a part', () => {
    const lanes = lanesOf([
      event('2026-10-31T23:59'),
      event('2026-10-30T08:00', '2026-11-02T08:00'),
      event('2026-11-01T00:00'),
      event('2026-11-30T23:59'),
      event('2026-12-01T00:00'),
    ]);
    expect(countIn(lanes, november)).toBe(3);
    expect(countIn(lanes, { from: '2026-10-01', to: '2027-01-01' })).toBe(5);
  });
});
