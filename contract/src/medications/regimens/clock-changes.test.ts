import { describe, expect, it } from 'vitest';
import { expand, type Schedule } from '../expand.ts';
import { aVersion, phase, slot } from '../testing/regimens.ts';
import { daysOfDoses, daysOfTable, type YearTable } from '../testing/year-table.ts';
import { elapsedTables, seenFromNewYork, wallClockTables } from '../testing/clock-change-tables.ts';

const year = ['2026-01-01', '2026-12-31'] as const;

type Kept = { readonly home: string; readonly mode: Schedule['tz_mode']; readonly times: string[] };

/** The day begins at midnight here, so that a dose of the small hours is on its own day. */
const keptIn = ({ home, mode, times }: Kept): Schedule => ({
  ...aVersion([phase(1, { slots: times.map((at) => slot(at.replace(':', ''), at)) })]),
  home_tz: home,
  tz_mode: mode,
  day_starts_at: '00:00',
});

const expectYear = (schedule: Schedule, zone: string, table: YearTable): void => {
  expect(daysOfDoses(expand(schedule, ...year, zone))).toEqual(daysOfTable(table));
};

describe('§3 a medicine in the night over both clock changes of a year, day by day', () => {
  const cases = wallClockTables.flatMap((each) => [
    { ...each, mode: 'wall_clock' as const },
    { ...each, mode: 'home' as const },
  ]);

  it.each(cases)('$zone, by $mode', ({ zone, mode, times, table }) => {
    expectYear(keptIn({ home: zone, mode, times: [...times] }), zone, table);
  });

  it.each(elapsedTables)('$zone, by real hours', ({ zone, table }) => {
    expectYear(keptIn({ home: zone, mode: 'elapsed', times: ['08:00'] }), zone, table);
  });
});

describe('§3 a medicine away from home over both clock changes of a year, day by day', () => {
  it('kept by the clock of Berlin, seen in New York', () => {
    const schedule = keptIn({ home: 'Europe/Berlin', mode: 'home', times: ['08:00'] });
    expectYear(schedule, 'America/New_York', seenFromNewYork);
  });

  it('kept by the local clock, regardless of the clocks at home', () => {
    const [newYork] = wallClockTables;
    const schedule = keptIn({
      home: 'Europe/Berlin',
      mode: 'wall_clock',
      times: [...newYork.times],
    });
    expectYear(schedule, newYork.zone, newYork.table);
  });

  it('belongs to the day at home across the date line', () => {
    const schedule = keptIn({ home: 'Pacific/Auckland', mode: 'home', times: ['08:00'] });
    expect(daysOfDoses(expand(schedule, '2026-06-01', '2026-06-03', 'Pacific/Honolulu'))).toEqual({
      '2026-06-01': ['prev 10:00 = prev 20:00Z'],
      '2026-06-02': ['prev 10:00 = prev 20:00Z'],
      '2026-06-03': ['prev 10:00 = prev 20:00Z'],
    });
  });
});

describe('§3 a night that is still the evening before, over a clock change', () => {
  it.each([
    [
      'America/New_York',
      '02:30',
      {
        '2026-03-06': ['next 02:30 = next 07:30Z'],
        '2026-03-07': ['next 03:00 = next 07:00Z'],
        '2026-03-08': ['next 02:30 = next 06:30Z'],
      },
    ],
    [
      'America/New_York',
      '01:30',
      {
        '2026-10-30': ['next 01:30 = next 05:30Z'],
        '2026-10-31': ['next 01:30 = next 05:30Z'],
        '2026-11-01': ['next 01:30 = next 06:30Z'],
      },
    ],
    [
      'Europe/Berlin',
      '02:30',
      {
        '2026-03-27': ['next 02:30 = next 01:30Z'],
        '2026-03-28': ['next 03:00 = next 01:00Z'],
        '2026-03-29': ['next 02:30 = next 00:30Z'],
      },
    ],
    [
      'Europe/Berlin',
      '02:30',
      {
        '2026-10-23': ['next 02:30 = next 00:30Z'],
        '2026-10-24': ['next 02:30 = next 00:30Z'],
        '2026-10-25': ['next 02:30 = next 01:30Z'],
      },
    ],
    [
      'Australia/Lord_Howe',
      '01:45',
      {
        '2026-04-03': ['next 01:45 = 14:45Z'],
        '2026-04-04': ['next 01:45 = 14:45Z'],
        '2026-04-05': ['next 01:45 = 15:15Z'],
      },
    ],
    [
      'Australia/Lord_Howe',
      '02:15',
      {
        '2026-10-02': ['next 02:15 = 15:45Z'],
        '2026-10-03': ['next 02:30 = 15:30Z'],
        '2026-10-04': ['next 02:15 = 15:15Z'],
      },
    ],
    [
      'Asia/Kathmandu',
      '02:30',
      {
        '2026-03-28': ['next 02:30 = 20:45Z'],
        '2026-10-24': ['next 02:30 = 20:45Z'],
      },
    ],
  ])('%s at %s', (zone, at, nights) => {
    const schedule = { ...keptIn({ home: zone, mode: 'wall_clock', times: [at] }) };
    const startsAt3 = { ...schedule, day_starts_at: '03:00' };
    const doses = Object.keys(nights).flatMap((day) => expand(startsAt3, day, day, zone));
    expect(daysOfDoses(doses)).toEqual(nights);
  });
});
