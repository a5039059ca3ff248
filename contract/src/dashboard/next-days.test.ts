import { expect, it } from 'vitest';
import { nextDays } from './next-days.ts';
import type { AgendaEvent } from './schema.ts';

const event = (title: string, start: string, changes: Partial<AgendaEvent> = {}) =>
  ({
    id: title,
    title,
    start,
    end: null,
    all_day: false,
    time_zone: 'UTC',
    ...changes,
  }) as AgendaEvent;

it('lists the next three days with their events by the clock and their planned doses', () => {
  const days = nextDays({
    day: '2026-12-30',
    upcoming: [
      event('Today', '2026-12-30T10:00'),
      event('Afternoon', '2027-01-01T14:00'),
      event('Morning', '2027-01-01T09:00'),
      event('Ward', '2026-12-30T18:00', { end: '2026-12-31T10:00' }),
      event('Beyond', '2027-01-03T09:00'),
    ],
    next_doses: [
      { date: '2026-12-31', count: 4 },
      { date: '2027-01-02', count: 2 },
    ],
  });
  expect(
    days.map(({ date, doses, events }) => [date, doses, ...events.map((e) => e.title)]),
  ).toEqual([
    ['2026-12-31', 4, 'Ward'],
    ['2027-01-01', 0, 'Morning', 'Afternoon'],
    ['2027-01-02', 2],
  ]);
});
