import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { localAt } from '../time/zoned.ts';
import { type EventStatus, eventStatuses } from './event-statuses.ts';
import {
  eventsOfDays,
  firstDayOf,
  groupedByDay,
  isGoingOn,
  isOn,
  lastDayOf,
  phaseAt,
  spanOf,
} from './placing.ts';

const event = (start: string, more: object = {}) => ({
  id: start,
  start,
  end: null as string | null,
  all_day: false,
  time_zone: 'Europe/Berlin',
  ...more,
});

type Stretch = Parameters<typeof eventsOfDays>[0][number];

/** The days on which the calendar shows an event. */
const daysOf = (one: Stretch, from = '2025-12-01', to = '2026-12-31'): string[] =>
  [...eventsOfDays([one], from, to)].filter(([, some]) => some.length > 0).map(([day]) => day);

describe('§2.5 the days of an event', () => {
  it('one that ends at midnight stays on its day', () => {
    const late = event('2026-02-28T22:00', { end: '2026-03-01T00:00' });
    expect(daysOf(late)).toEqual(['2026-02-28']);
  });

  it('shows one past midnight on both days, over a month end', () => {
    const night = event('2026-02-28T22:00', { end: '2026-03-01T00:01' });
    expect(daysOf(night)).toEqual(['2026-02-28', '2026-03-01']);
  });

  it('all day, the last day is included, whatever its time says', () => {
    const stay = event('2026-03-28T00:00', { end: '2026-03-30T00:00', all_day: true });
    expect(daysOf(stay)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(isOn(stay, '2026-03-31')).toBe(false);
  });

  it('shows one that has lasted for twenty years on every visible day', () => {
    const long = event('2006-01-01T00:00', { end: '2026-03-02T00:00', all_day: true });
    const looked = daysOf(long, '2026-02-27', '2026-03-04');
    expect(looked).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(looked.every((day) => isOn(long, day))).toBe(true);
  });
});

describe('§2.5 future and past', () => {
  it('an all-day event lasts until its day ends on its own clock, 23 or 25 hours long', () => {
    const hours = (day: string) => {
      const { fromMs, toMs } = spanOf(event(`${day}T00:00`, { all_day: true }));
      return (toMs - fromMs) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-06-01')]).toEqual([23, 25, 24]);
  });

  it('distinguishes before, during and after', () => {
    const visit = event('2026-03-29T03:00', { end: '2026-03-29T04:00' });
    const at = (iso: string) => phaseAt(visit, Date.parse(iso));
    expect(at('2026-03-29T00:59:59Z')).toBe('future');
    expect(at('2026-03-29T01:00:00Z')).toBe('now');
    expect(at('2026-03-29T02:00:00Z')).toBe('past');
  });

  it.each([null, '2026-03-05T16:00'])('lasts an hour with %o as its end', (end) => {
    const visit = event('2026-03-05T16:00', { end });
    const at = (iso: string) => phaseAt(visit, Date.parse(iso));
    expect(at('2026-03-05T15:00:00Z')).toBe('now');
    expect(at('2026-03-05T15:59:59Z')).toBe('now');
    expect(at('2026-03-05T16:00:00Z')).toBe('past');
  });

  it('counts only a plan with a time of day as going on, and nothing that was noted or cancelled', () => {
    const during = Date.parse('2026-03-05T15:28:00Z');
    const marked = (status: EventStatus, more = {}) =>
      isGoingOn({ ...event('2026-03-05T16:00', more), status }, during);
    expect(marked('planned')).toBe(true);
    expect(marked('planned', { all_day: true })).toBe(false);
    expect(eventStatuses.filter((status) => marked(status))).toEqual(['planned']);
  });
});

describe('§2.5 the three views agree', () => {
  /** Clock changes of three zones, month ends, the turn of a year. */
  const edges = [
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-10-04',
    '2026-10-25',
    '2026-11-01',
    '2025-12-31',
    '2026-02-28',
  ];
  const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'];
  const anEvent = fc
    .record({
      id: fc.uuid(),
      day: fc.constantFrom(...edges),
      minute: fc.integer({ min: -90, max: 24 * 60 + 90 }),
      lasts: fc.option(fc.integer({ min: 0, max: 3 * 24 * 60 }), { nil: null }),
      all_day: fc.boolean(),
      time_zone: fc.constantFrom(...zones),
    })
    .map(({ id, day, minute, lasts, all_day, time_zone }) => {
      const base = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
      const end = lasts === null ? null : localAt(base + lasts * 60_000, 'UTC');
      return { id, start: localAt(base, 'UTC'), end, all_day, time_zone };
    });

  it('the list, the line and the calendar put each event on the same days', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anEvent, { selector: ({ id }) => id, maxLength: 30 }),
        (events) => {
          const calendar = eventsOfDays(events, '2025-12-01', '2026-12-31');
          const list = groupedByDay(events);
          expect(list.flatMap((group) => group.events)).toHaveLength(events.length);
          for (const { day, events: onDay } of list) {
            for (const each of onDay) {
              expect(firstDayOf(each)).toBe(day);
              // The calendar: on each of its days, and on no other.
              const shown = [...calendar].filter(([, some]) => some.includes(each)).map(([d]) => d);
              expect(shown).toEqual([...calendar.keys()].filter((d) => isOn(each, d)));
              expect(shown[0]).toBe(day);
              // The line: its bar begins on the first and ends by the last of them, on its own clock.
              const { fromMs, toMs } = spanOf(each);
              const began = localAt(fromMs, each.time_zone).slice(0, 10);
              expect(began).toBe(day);
              const ended = localAt(toMs, each.time_zone);
              expect(ended <= `${addDays(lastDayOf(each), 1)}T00:00`).toBe(true);
            }
          }
        },
      ),
    );
  });

  it('days come newest first, and within a day all-day events before the clock', () => {
    const groups = groupedByDay([
      event('2026-03-05T10:00'),
      event('2026-03-06T09:00'),
      event('2026-03-05T09:00'),
      event('2026-03-05T11:00', { all_day: true }),
    ]);
    expect(groups.map(({ day, events }) => [day, events.map(({ start }) => start)])).toEqual([
      ['2026-03-06', ['2026-03-06T09:00']],
      ['2026-03-05', ['2026-03-05T11:00', '2026-03-05T09:00', '2026-03-05T10:00']],
    ]);
  });
});
