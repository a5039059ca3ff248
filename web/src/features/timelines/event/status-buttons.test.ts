import { describe, expect, it } from 'vitest';
import { statusChoicesOf } from './status-buttons.tsx';

const visit = {
  start: '2026-11-17T09:30',
  end: '2026-11-17T10:00',
  all_day: false,
  time_zone: 'Europe/London',
  status: 'planned' as const,
};

describe('§3 whether an event took place', () => {
  it('is asked once it has started, without "planned" as an answer', () => {
    for (const now of ['2026-11-17T09:30:00Z', '2026-11-20T12:00:00Z']) {
      expect(statusChoicesOf(visit, Date.parse(now))).toEqual({
        asks: true,
        statuses: ['done', 'missed', 'cancelled'],
      });
    }
  });

  it('is not asked before: the event can be cancelled or planned again', () => {
    const before = Date.parse('2026-11-15T12:00:00Z');
    expect(statusChoicesOf(visit, before)).toEqual({ asks: false, to: 'cancelled' });
    for (const status of ['cancelled', 'done', 'missed'] as const) {
      expect(statusChoicesOf({ ...visit, status }, before)).toEqual({ asks: false, to: 'planned' });
    }
  });
});
