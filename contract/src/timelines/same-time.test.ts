import { describe, expect, it } from 'vitest';
import { visitsAtSameTime } from './same-time.ts';

const visit = (id: string, start: string, changes: Record<string, unknown> = {}) => ({
  id,
  event_type: 'Scan' as const,
  status: 'planned' as const,
  start: `2026-12-04T${start}`,
  end: null as string | null,
  all_day: false,
  time_zone: 'Europe/London',
  ...changes,
});
const until = (end: string) => ({ end: `2026-12-04T${end}` });
const found = (one: ReturnType<typeof visit>, ...others: ReturnType<typeof visit>[]) =>
  visitsAtSameTime(one, others).map(({ id }) => id);

describe('visits at the same time', () => {
  it('are those that overlap, the first to begin first', () => {
    const mine = visit('mine', '10:00', until('11:00'));
    const others = [
      visit('late', '10:59'),
      visit('same', '10:00', until('10:15')),
      visit('around', '09:00', until('12:00')),
    ];
    expect(found(mine, ...others)).toEqual(['around', 'same', 'late']);
  });

  it('are none where one ends as the other begins', () => {
    const mine = visit('mine', '10:00', until('11:00'));
    expect(found(mine, visit('before', '09:30', until('10:00')), visit('after', '11:00'))).toEqual(
      [],
    );
  });

  it('count one without an end as an hour', () => {
    const mine = visit('mine', '10:00');
    expect(found(mine, visit('soon', '10:45'), visit('later', '11:00'))).toEqual(['soon']);
  });

  it('are compared as moments, whichever zone they are planned in', () => {
    const mine = visit('mine', '10:00');
    const inBerlin = visit('berlin', '11:00', { time_zone: 'Europe/Berlin' });
    expect(found(mine, inBerlin, visit('own', '11:00'))).toEqual(['berlin']);
    const early = visit('mine', '08:00', { time_zone: 'Asia/Tokyo' });
    const dayBefore = visit('before', '', { start: '2026-12-03T23:00' });
    expect(found(early, dayBefore)).toEqual(['before']);
  });

  it('never name the event itself, a note, what lasts all day or for days, or what is not planned', () => {
    const mine = visit('mine', '10:00');
    const others = [
      mine,
      visit('note', '10:00', { event_type: 'Important Data' }),
      visit('day', '00:00', { all_day: true }),
      visit('stay', '08:00', { end: '2026-12-08T12:00' }),
      visit('cancelled', '10:00', { status: 'cancelled' }),
    ];
    expect(found(mine, ...others)).toEqual([]);
    expect(found(visit('note', '10:00', { event_type: 'Results' }), mine)).toEqual([]);
    expect(found(visit('done', '10:00', { status: 'done' }), mine)).toEqual([]);
  });
});
