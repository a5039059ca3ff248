import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { aMedication } from '../../../testing/a-medication.ts';
import { askedOf, byMonth, hasTimes, recordedAsNeeded, shareOf, takenMarks } from './adherence.ts';

const doses = [
  aDose({ local_date: '2026-10-31', state: 'taken' }),
  aDose({ local_date: '2026-11-01', state: 'taken' }),
  aDose({ local_date: '2026-11-01', state: 'missed' }),
  aDose({ local_date: '2026-11-02', state: 'skipped' }),
  aDose({ local_date: '2026-11-03', state: 'held' }),
  aDose({ local_date: '2026-11-04', state: 'upcoming' }),
];

describe('§3 the doses recorded', () => {
  it('counts the doses of each day and leaves out days without planned doses', () => {
    expect([...takenMarks(doses)]).toEqual([
      ['2026-10-31', { look: 'all', words: '1 of 1 recorded as taken' }],
      ['2026-11-01', { look: 'some', words: '1 of 2 recorded as taken' }],
      ['2026-11-02', { look: 'none', words: '0 of 1 recorded as taken' }],
    ]);
  });

  it('has no times where it is only taken as needed, or has no schedule', () => {
    const medicine = aMedication();
    const { schedule } = medicine;
    if (schedule === null) throw new Error('has a schedule');
    const asNeeded = schedule.phases.map((phase) => ({
      ...phase,
      pattern: { kind: 'as_needed', max_per_day: 4, min_gap_min: 360, for_what: '' } as const,
    }));
    expect(hasTimes(medicine)).toBe(true);
    expect(hasTimes({ schedule: { ...schedule, phases: asNeeded } })).toBe(false);
    expect(hasTimes({ schedule: null })).toBe(false);
  });

  it('counts by month and in total', () => {
    expect(byMonth(doses)).toEqual([
      { month: '2026-10', taken: 1, expected: 1 },
      { month: '2026-11', taken: 1, expected: 3 },
    ]);
    expect(shareOf(doses)).toEqual({ taken: 2, expected: 4 });
  });

  it('leaves out other medicines and as-needed doses', () => {
    const [mine] = doses;
    const others = [aDose({ medication_id: 'x' }), aDose({ slot_id: null })];
    expect(askedOf([...others, ...doses.slice(0, 1)], aDose().medication_id)).toEqual([mine]);
  });

  it('lists as-needed doses separately, newest first', () => {
    const asNeeded = (at: string, entry = aDoseEntry()) => aDose({ slot_id: null, at, log: entry });
    const [first, second] = [asNeeded('2026-11-01T09:00:00Z'), asNeeded('2026-11-02T09:00:00Z')];
    const undone = asNeeded('2026-11-03T09:00:00Z', aDoseEntry({ status: 'cleared' }));
    const others = [{ ...first, medication_id: 'x' }, aDose({ log: aDoseEntry() }), undone];
    expect(recordedAsNeeded([...others, first, second], aDose().medication_id)).toEqual([
      second,
      first,
    ]);
  });
});
