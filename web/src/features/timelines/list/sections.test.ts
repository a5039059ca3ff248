import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '@caretrail/contract/time/zoned';
import { lastsOvernight } from '@caretrail/contract/timelines/placing';
import {
  backFrom,
  newestDays,
  onFrom,
  overBy,
  sectionsOf as sectionsWith,
  soonestFirst,
  waysAhead,
  waysBack,
  wholeDays,
  withoutOver,
} from './sections.ts';
import { shownFor } from '../../../lib/use-shown.ts';

const today = '2026-11-15';
const event = (start: string, end: string | null = null, more: object = {}) => ({
  id: `${start} ${end}`,
  start,
  end,
  all_day: false,
  time_zone: 'Europe/Berlin',
  ...more,
});
const sectionsOf = (events: readonly ReturnType<typeof event>[], day: string) =>
  sectionsWith(events, events.filter(lastsOvernight), day);
const starts = (events: readonly { start: string }[]): string[] => events.map(({ start }) => start);

describe('§2.5 the sections of the list', () => {
  it('sorts coming events soonest first and past events newest first', () => {
    const sections = sectionsOf(
      [
        event('2026-12-24T10:00'),
        event('2026-11-16T00:00'),
        event('2026-11-15T23:59'),
        event('2026-11-15T00:00'),
        event('2026-11-14T23:59'),
        event('2026-10-31T09:00'),
      ],
      today,
    );
    expect(starts(sections.today)).toEqual(['2026-11-15T00:00', '2026-11-15T23:59']);
    expect(starts(sections.coming)).toEqual(['2026-11-16T00:00', '2026-12-24T10:00']);
    expect(starts(sections.past)).toEqual(['2026-11-14T23:59', '2026-10-31T09:00']);
  });

  it('puts an event that is still going on into today', () => {
    const going = event('2026-10-01T00:00', '2026-11-15T00:00', { all_day: true });
    const untilMidnight = event('2026-11-14T20:00', '2026-11-15T00:00');
    const pastMidnight = event('2026-11-14T20:00', '2026-11-15T00:01');
    const sections = sectionsOf([untilMidnight, pastMidnight, going], today);
    expect(sections.today).toEqual([going, pastMidnight]);
    expect(sections.past).toEqual([untilMidnight]);
  });

  it('moves what is over from today to the past, and keeps the order of the past', () => {
    const call = event('2026-11-15T09:00');
    const going = event('2026-11-15T11:30');
    const wholeDay = event('2026-11-15T00:00', null, { all_day: true });
    const ward = event('2026-11-12T10:00', '2026-11-15T08:00');
    const others = [event('2026-11-13T10:00'), event('2026-11-11T10:00')];
    const sections = sectionsOf(
      [going, call, wholeDay, ...others.slice(0, 1), ward, ...others.slice(1)],
      today,
    );
    const over = overBy(sections, instantOf(`${today}T12:00`, 'Europe/Berlin'));
    const after = withoutOver(sections, new Set(over));
    expect(after.today).toEqual([wholeDay, going]);
    expect(starts(after.past)).toEqual([
      '2026-11-15T09:00',
      '2026-11-13T10:00',
      '2026-11-12T10:00',
      '2026-11-11T10:00',
    ]);
    expect(withoutOver(sections, new Set())).toEqual(sections);
  });

  it('puts each event into exactly one section', () => {
    const minutes = fc.integer({ min: -60 * 24 * 60, max: 60 * 24 * 60 });
    const iso = (minute: number): string =>
      new Date(Date.parse(`${today}T12:00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
    const zones = fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin');
    const some = fc.array(
      fc
        .tuple(minutes, fc.nat(5000), zones)
        .map(([from, lasts, time_zone]) => event(iso(from), iso(from + lasts), { time_zone })),
    );
    fc.assert(
      fc.property(some, fc.nat(20), (unsorted, most) => {
        // As the server sends them.
        const at = (each: (typeof unsorted)[number]) => instantOf(each.start, each.time_zone);
        const events = unsorted.toSorted((one, other) => at(other) - at(one));
        const { today: now, coming, past } = sectionsOf(events, today);
        expect(now.length + coming.length + past.length).toBe(events.length);
        expect(coming.every(({ start }) => start.slice(0, 10) > today)).toBe(true);
        expect(past.every(({ start }) => start.slice(0, 10) < today)).toBe(true);
        expect(starts(coming).toSorted()).toEqual(starts(coming));
        const newest = starts(past).toSorted().reverse();
        const shown = starts(newestDays(past, most));
        expect(shown).toEqual(newest.slice(0, shown.length));
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(most, newest.length));
      }),
    );
  });
});

describe('§2.5 slices of the list', () => {
  const past = [
    event('2026-11-14T11:00'),
    event('2026-11-14T10:00'),
    event('2026-11-14T09:00'),
    event('2026-10-31T09:00'),
  ];

  it('never end within a day', () => {
    expect(wholeDays(past, 2)).toHaveLength(3);
    expect(wholeDays(past, 3)).toHaveLength(3);
    expect(wholeDays(past, 4)).toHaveLength(4);
    expect(wholeDays(past, 9)).toHaveLength(4);
    expect(wholeDays([], 9)).toEqual([]);
  });

  it('start at the end of a chosen month', () => {
    expect(waysBack(past)).toEqual(['2026-11', '2026-10']);
    expect(starts(backFrom(past, '2026-10'))).toEqual(['2026-10-31T09:00']);
  });

  it('are offered by year beyond two years', () => {
    const old = ['2025-03-01T09:00', '2024-12-31T09:00', '2024-01-01T09:00', '2020-05-05T09:00'];
    const all = [...past, ...old.map((start) => event(start))];
    expect(waysBack(all)).toEqual(['2026-11', '2026-10', '2025-03', '2024', '2020']);
    expect(starts(backFrom(all, '2024'))).toEqual(old.slice(1));
  });

  it('keep coming days and their events in order', () => {
    const groups = soonestFirst([
      event('2026-11-17T10:00'),
      event('2026-11-16T10:00'),
      event('2026-11-16T09:00'),
    ]);
    expect(groups.map(({ events }) => starts(events))).toEqual([
      ['2026-11-16T09:00', '2026-11-16T10:00'],
      ['2026-11-17T10:00'],
    ]);
  });
});

describe('§2.5 jumping ahead in the list', () => {
  it('offers each coming month that has events, soonest first', () => {
    const coming = ['2026-11-20', '2026-11-28', '2027-01-03', '2027-03-05'].map((day) =>
      event(day),
    );
    expect(waysAhead(coming)).toEqual(['2026-11', '2027-01', '2027-03']);
    expect(starts(onFrom(coming, '2027-01'))).toEqual(['2027-01-03', '2027-03-05']);
  });
});

it('§2.5 shows enough rows to include the event the user returns from', () => {
  const listed = Array.from({ length: 250 }, (_, index) => ({ id: String(index) }));
  expect(['0', '99', '100', '249', 'gone'].map((id) => shownFor(listed, id))).toEqual([
    100, 100, 200, 300, 100,
  ]);
  expect(shownFor(listed, null)).toBe(100);
});
