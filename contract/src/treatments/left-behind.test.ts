import { describe, expect, it } from 'vitest';
import { concernedFrom, eventsLeftBehind } from './left-behind.ts';

const event = (title: string, start: string, changes: Record<string, unknown> = {}) => ({
  id: title,
  event_type: 'Tests' as const,
  title,
  start,
  end: null,
  time_zone: 'UTC',
  all_day: false,
  status: 'planned' as const,
  ...changes,
});

describe('what a move of a treatment leaves behind', () => {
  it('is each planned test and visit from a day on, the next one first', () => {
    const events = [
      event('MRI', '2026-12-20T09:00'),
      event('Blood test', '2026-12-07T08:00'),
      event('Before', '2026-12-06T23:00'),
    ];
    expect(eventsLeftBehind(events, '2026-12-07').map(({ title }) => title)).toEqual([
      'Blood test',
      'MRI',
    ]);
  });

  it('is nothing that is done, cancelled or only a note', () => {
    const events = [
      event('Done', '2026-12-07T08:00', { status: 'done' }),
      event('Cancelled', '2026-12-07T08:00', { status: 'cancelled' }),
      event('Note', '2026-12-07T08:00', { event_type: 'Important Data' }),
    ];
    expect(eventsLeftBehind(events, '2026-12-01')).toEqual([]);
  });

  it('begins a week before the cycle, where its test is, and not before today', () => {
    expect(concernedFrom('2026-12-14', '2026-11-18')).toBe('2026-12-07');
    expect(concernedFrom('2026-11-20', '2026-11-18')).toBe('2026-11-18');
  });
});
