import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../time/day-number.ts';
import { inColumns } from './columns.ts';
import { journeyMarks } from './marks.ts';
import { isEmptyDay, readDay } from './read-day.ts';
import { amountRuns, doseRuns, isStepped } from './runs.ts';
import type { Journey, JourneyEvent } from './schema.ts';

const event = (start: string, changes: Partial<JourneyEvent> = {}): JourneyEvent => ({
  id: start,
  event_type: 'Important Data',
  title: 'Seizure',
  start,
  end: null,
  all_day: false,
  status: 'done',
  symptoms: ['Seizure'],
  severity: null,
  results: [],
  ...changes,
});

const record = (events: JourneyEvent[]): Journey => ({
  from: '2026-03-01',
  to: '2026-03-31',
  today: '2026-03-15',
  events,
  medicines: [],
  treatments: [],
});

describe('the picture of the journey', () => {
  it('days after each other that say the same are one run; what was never asked for is none', () => {
    const doses = [
      { date: '2026-03-02', state: 'taken' },
      { date: '2026-03-01', state: 'taken' },
      { date: '2026-03-03', state: 'missed' },
      { date: '2026-03-05', state: 'late' },
      { date: '2026-03-06', state: 'unasked' },
    ] as const;
    expect(
      doseRuns(doses).map(({ from, days, taken, missed, planned }) => [
        from,
        days,
        taken,
        missed,
        planned,
      ]),
    ).toEqual([
      ['2026-03-01', 2, 1, 0, 0],
      ['2026-03-03', 1, 0, 1, 0],
      ['2026-03-05', 1, 0, 0, 1],
    ]);
  });

  it.each([
    ['8 6 6 4', true],
    ['500 500 750 750', false],
    // Evenings of a cycle, each followed by a day without.
    ['280 - 280 - 380 -', false],
  ])('%s is a taper: %s', (amounts, isTaper) => {
    const days = amounts
      .split(' ')
      .map((amount, index) => [`2026-03-0${index + 1}`, Number(amount)] as const)
      .filter(([, amount]) => !Number.isNaN(amount));
    expect(isStepped(amountRuns(new Map(days)))).toBe(isTaper);
  });

  it('a seizure without a strength is a mark, in either language; one that was called off is none', () => {
    const { seizures, symptoms } = journeyMarks(
      record([
        event('2026-03-04T03:30'),
        event('2026-03-02T03:30', { symptoms: ['Anfall', 'headache'], severity: 4 }),
        event('2026-03-03T03:30', { status: 'cancelled' }),
      ]),
    );
    expect(seizures.map(({ id, strength }) => [id, strength])).toEqual([
      ['2026-03-02T03:30', 4],
      ['2026-03-04T03:30', null],
    ]);
    expect(symptoms).toHaveLength(1);
  });

  it('2,000 marks are as many columns as the picture has, each as strong as its strongest', () => {
    const marks = Array.from({ length: 2000 }, (_, index) => ({
      id: String(index),
      day: Math.floor(index / 3),
      strength: index % 3 === 0 ? null : index % 11,
    }));
    const columns = inColumns(marks, { from: 0, days: 700 }, 100);
    expect(columns.length).toBeLessThanOrEqual(100);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(2000);
    expect(columns[0]?.strength).toBe(10);
    expect(inColumns([marks[0]!], { from: 0, days: 14 }, 28)).toEqual([
      { at: 1, count: 1, strength: null },
    ]);
  });

  it('a day reads what lies on it, also what began before', () => {
    const journey = record([
      event('2026-03-01T09:00', { end: '2026-03-03T12:00', symptoms: [], title: 'Hospital' }),
      event('2026-03-04T09:00'),
    ]);
    expect(readDay(journey, '2026-03-02').events.map(({ title }) => title)).toEqual(['Hospital']);
    expect(isEmptyDay(readDay(journey, '2026-03-05'))).toBe(true);
    expect(journeyMarks(journey).seizures[0]?.day).toBe(dayNumberOf('2026-03-04'));
  });
});
