import type { DoneThing, LineEntry } from '@caretrail/contract/dashboard/day-line';
import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { expect, it } from 'vitest';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import {
  formatAhead,
  formatClock,
  formatEarlier,
  formatLineDay,
  isDayOver,
} from './format-line.ts';

const zone = 'Europe/Berlin';
const clockAt = (now: string, day: string) => {
  const nowMs = Date.parse(now);
  return { day, today: dayNow(nowMs, zone), zone, nowMs };
};
const noon = clockAt('2026-11-17T11:00Z', '2026-11-17');
const night = clockAt('2026-11-17T00:30Z', '2026-11-16');

/** Monday’s answer, with no newer one. */
const later = (now: string) => clockAt(now, '2026-11-16');

it('calls the day of the line today only while it lasts', () => {
  const nows = ['2026-11-16T11:00Z', '2026-11-17T01:59Z', '2026-11-17T02:00Z', '2026-11-18T00:30Z'];
  expect(nows.map((now) => [isDayOver(later(now)), formatLineDay(later(now))])).toEqual([
    [false, 'Today, Monday 16 November'],
    [false, 'Still Monday 16 November'],
    [true, 'Monday 16 November'],
    [true, 'Monday 16 November'],
  ]);
});

it('formats a time by the clock of the patient, with the weekday on another day than the line', () => {
  expect(formatClock(Date.parse('2026-11-17T19:00Z'), noon)).toBe('20:00');
  expect(formatClock(Date.parse('2026-11-17T23:30Z'), noon)).toBe('Wednesday 00:30');
  expect(formatClock(Date.parse('2026-11-16T22:50Z'), night)).toBe('23:50');
});

const doses = (at: string): LineEntry =>
  ({ kind: 'doses', atMs: Date.parse(at), doses: [] }) as unknown as LineEntry;
const visit = (start: string, more: Partial<AgendaEvent> = {}): LineEntry =>
  ({
    kind: 'visit',
    atMs: Date.parse(`${start}:00+01:00`),
    event: { start, end: null, all_day: false, status: 'planned', time_zone: zone, ...more },
  }) as unknown as LineEntry;

it('formats what comes after the day as a day and a time', () => {
  expect(formatAhead(doses('2026-11-18T07:00Z'), noon)).toBe('Tomorrow at 08:00');
  expect(formatAhead(visit('2026-11-20T10:15'), noon)).toBe('Friday 20 November at 10:15');
  expect(formatAhead(visit('2026-11-18T00:00', { all_day: true }), noon)).toBe('Tomorrow');
});

it('names days by their weekday after midnight, when “today” is ambiguous', () => {
  expect(formatAhead(doses('2026-11-17T07:00Z'), night)).toBe('Tuesday at 08:00');
  expect(formatAhead(visit('2026-11-17T10:15'), night)).toBe('Tuesday at 10:15');
  expect(formatAhead(visit('2026-11-17T00:00', { all_day: true }), night)).toBe('Tuesday');
});

const dose = (slot_id: string | null = 's', status = 'taken'): DoneThing =>
  ({ kind: 'dose', atMs: 0, dose: { slot_id, log: { status } } }) as unknown as DoneThing;
const entry = (title: string): DoneThing =>
  ({ kind: 'visit', atMs: 0, event: { title } }) as unknown as DoneThing;

it('names what was recorded: taken, skipped and entries are never one number, and a symptom is not “done”', () => {
  expect(formatEarlier([dose(), entry('Headache'), dose()], noon)).toBe(
    'Earlier today: 2 doses taken, 1 entry',
  );
  expect(formatEarlier([dose(), dose(null)], noon)).toBe(
    'Earlier today: 1 dose taken, 1 as-needed dose',
  );
  expect(formatEarlier([dose(), dose(), dose('s', 'skipped')], noon)).toBe(
    'Earlier today: 2 doses taken, 1 dose skipped',
  );
  expect(formatEarlier([entry('Headache'), entry('Seizure')], noon)).toBe(
    'Earlier today: Headache, Seizure',
  );
  expect(formatEarlier(['a', 'b', 'c', 'd'].map(entry), noon)).toBe('Earlier today: 4 entries');
  expect(formatEarlier([dose()], night)).toBe('Earlier on Monday: 1 dose taken');
  expect(formatEarlier([dose()], later('2026-11-17T02:00Z'))).toBe(
    'Earlier on Monday: 1 dose taken',
  );
});

it('counts no dose where the only record was undone', () => {
  expect(formatEarlier([], noon)).toBe('Earlier today: 0 doses taken');
});

it('says how many of the day’s doses are taken and skipped where no ring does', () => {
  const count = { taken: 2, skipped: 1, waiting: 0, planned: 6 };
  expect(formatEarlier([dose(), dose(), entry('Headache')], noon, count)).toBe(
    '2 of 6 doses taken, 1 skipped, 1 entry',
  );
  expect(formatEarlier([dose()], noon, { ...count, waiting: 1 })).toBe(
    '2 of 6 doses taken, 1 skipped, 1 not sent yet',
  );
  expect(formatEarlier([entry('Headache')], noon, count)).toBe('Earlier today: Headache');
});
