import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/days.ts';
import { expand, type Schedule } from './expand.ts';
import { aVersion, fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const year = ['2026-01-01', '2026-12-31'] as const;
const clocks = (version: Schedule, from: string, to: string, zone = 'Europe/London') =>
  expand(version, from, to, zone).map((dose) => dose.local_date_time);

describe('§3 real regimens over a year, day by day', () => {
  it('levetiracetam twice daily: 730 doses, two on every day', () => {
    const doses = clocks(regimens.levetiracetam, ...year);
    expect(doses).toHaveLength(730);
    expect(doses.slice(0, 3)).toEqual(['2026-01-01T08:00', '2026-01-01T20:00', '2026-01-02T08:00']);
    expect(new Set(doses).size).toBe(730);
  });

  it('co-trimoxazole on Monday, Wednesday and Friday', () => {
    const doses = clocks(regimens.coTrimoxazole, '2026-03-01', '2026-03-31');
    expect(doses.map((at) => Number(at.slice(8, 10)))).toEqual([
      2, 4, 6, 9, 11, 13, 16, 18, 20, 23, 25, 27, 30,
    ]);
  });

  it('dexamethasone 8, 6, 4, 2 mg for five days each, then nothing', () => {
    const doses = expand(regimens.dexamethasone, ...year, 'Europe/London');
    expect(doses.map(({ local_date, parts }) => [local_date.slice(5), parts[0]?.count])).toEqual([
      ...['02-01', '02-02', '02-03', '02-04', '02-05'].map((date) => [date, 4]),
      ...['02-06', '02-07', '02-08', '02-09', '02-10'].map((date) => [date, 3]),
      ...['02-11', '02-12', '02-13', '02-14', '02-15'].map((date) => [date, 2]),
      ...['02-16', '02-17', '02-18', '02-19', '02-20'].map((date) => [date, 1]),
    ]);
  });

  // Cycle 4 was to begin on 30 March and is a week late; 5 and 6 follow it.
  const temozolomideDays = [
    '01-05 01-06 01-07 01-08 01-09',
    '02-02 02-03 02-04 02-05 02-06',
    '03-02 03-03 03-04 03-05 03-06',
    '04-06 04-07 04-08 04-09 04-10',
    '05-04 05-05 05-06 05-07 05-08',
    '06-01 06-02 06-03 06-04 06-05',
  ].flatMap((cycle) => cycle.split(' '));

  it('temozolomide 5 of 28 for six cycles in mixed capsules, cycle 4 a week late', () => {
    const doses = expand(regimens.temozolomide, ...year, 'Europe/London');
    expect(doses.map(({ local_date }) => local_date.slice(5))).toEqual(temozolomideDays);
    for (const dose of doses) {
      expect(dose.parts).toEqual([
        { strength: '140 mg', count: 2 },
        { strength: '20 mg', count: 1 },
      ]);
    }
  });

  it('ondansetron an hour before each of them', () => {
    const before = expand(regimens.ondansetron, ...year, 'Europe/London');
    const doses = expand(regimens.temozolomide, ...year, 'Europe/London');
    expect(before.map(({ at_ms }) => at_ms + 3_600_000)).toEqual(doses.map(({ at_ms }) => at_ms));
  });

  it('an antibiotic every 8 hours for 7 days: 21 doses, 8 real hours apart', () => {
    const doses = expand(regimens.antibiotic, ...year, 'Europe/London');
    expect(doses.map(({ at_ms }, index) => at_ms - (doses[index - 1]?.at_ms ?? at_ms))).toEqual([
      0,
      ...Array.from({ length: 20 }, () => 8 * 3_600_000),
    ]);
    expect(doses[0]?.local_date_time).toBe('2026-03-27T06:00');
    expect(new Set(doses.map(({ slot_id }) => slot_id)).size).toBe(21);
  });

  it('hours from the last dose taken move with it', () => {
    const version = aVersion([
      phase(1, { length: { days: 2 }, pattern: { kind: 'every_hours', h: 8, from: 'taken' } }),
    ]);
    const taken = new Map([['p1h1', Date.parse('2026-01-01T09:30:00Z')]]);
    const doses = expand(version, ...year, 'UTC', taken);
    expect(doses.slice(0, 3).map(({ local_date_time }) => local_date_time)).toEqual([
      '2026-01-01T08:00',
      '2026-01-01T17:30',
      '2026-01-02T01:30',
    ]);
  });

  it('plans nothing for paracetamol as needed', () => {
    expect(expand(regimens.paracetamol, ...year, 'Europe/London')).toEqual([]);
  });

  it('every second day counts from its anchor, over a month end', () => {
    const version = aVersion([
      phase(1, { pattern: { kind: 'every_n_days', n: 2, anchor: '2026-01-03' } }),
    ]);
    expect(clocks(version, '2026-01-29', '2026-02-04').map((at) => at.slice(5, 10))).toEqual([
      '01-29',
      '01-31',
      '02-02',
      '02-04',
    ]);
    expect(clocks(version, '2026-01-01', '2026-01-02')).toEqual([]);
  });

  it('a held cycle is shown as held', () => {
    const version = aVersion([phase(1, { pattern: { ...fiveOf28, held: [2] } })]);
    const doses = expand(version, '2026-01-01', '2026-02-28', 'UTC');
    expect(doses.map(({ is_held }) => is_held)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 5 }, () => true),
    ]);
  });
});

describe('§3 clocks that change', () => {
  const nightly = (zone: string, at: string, tz_mode: Schedule['tz_mode'] = 'wall_clock') => ({
    ...aVersion([phase(1, { slots: [slot('s', at)] })]),
    home_tz: zone,
    tz_mode,
  });

  it.each([
    ['America/New_York', '02:30', '2026-03-08', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '01:30', '2026-11-01', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-03-29', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-10-25', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '02:15', '2026-10-04', '2026-10-04T02:30', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '01:45', '2026-04-05', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
    ['Asia/Kathmandu', '02:30', '2026-03-29', '2026-03-29T02:30', '2026-03-28T20:45:00.000Z'],
  ])('%s, a dose at %s on %s is at %s, once', (zone, at, date, clock, instant) => {
    const version = { ...nightly(zone, at), day_starts_at: '00:00' };
    const doses = expand(version, addDays(date, -1), addDays(date, 1), zone);
    expect(doses).toHaveLength(3);
    expect(doses[1]).toMatchObject({ local_date: date, local_date_time: clock });
    expect(new Date(doses[1]?.at_ms ?? 0).toISOString()).toBe(instant);
  });

  it('half past midnight belongs to the day before, which starts at 3', () => {
    const [dose] = expand(nightly('UTC', '00:30'), '2026-03-05', '2026-03-05', 'UTC');
    expect(dose).toMatchObject({ local_date: '2026-03-05', local_date_time: '2026-03-06T00:30' });
  });

  it('follows the wall clock on a journey, keeps home time, or counts elapsed hours', () => {
    const at = (mode: Schedule['tz_mode'], date: string) =>
      expand(nightly('Europe/Berlin', '08:00', mode), date, date, 'America/New_York')[0];
    expect(at('wall_clock', '2026-06-01')?.local_date_time).toBe('2026-06-01T08:00');
    expect(at('home', '2026-06-01')?.local_date_time).toBe('2026-06-01T02:00');
    // It began in winter: 24 hours at a time, so after the clocks changed it is an hour later at home.
    expect(at('elapsed', '2026-06-01')?.local_date_time).toBe('2026-06-01T03:00');
  });
});

describe('§3 nothing is lost or doubled', () => {
  const anyVersion = fc.constantFrom(...Object.values(regimens));
  const anyZone = fc.constantFrom(
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'UTC',
  );
  const days = daysBetween(...year);
  const key = ({ slot_id, local_date }: { slot_id: string; local_date: string }) =>
    `${slot_id} ${local_date}`;

  it('gives the same for two adjacent windows as for their union', () => {
    fc.assert(
      fc.property(
        anyVersion,
        anyZone,
        fc.integer({ min: 0, max: days - 1 }),
        fc.integer({ min: 0, max: days - 1 }),
        (version, zone, one, other) => {
          const from = addDays(year[0], Math.min(one, other));
          const cut = addDays(year[0], Math.max(one, other));
          const parts = [
            ...expand(version, from, cut, zone),
            ...expand(version, addDays(cut, 1), year[1], zone),
          ];
          expect(parts).toEqual(expand(version, from, year[1], zone));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives every dose a unique name and a day of the window', () => {
    fc.assert(
      fc.property(anyVersion, anyZone, (version, zone) => {
        const doses = expand(version, ...year, zone);
        expect(new Set(doses.map(key)).size).toBe(doses.length);
        for (const { local_date } of doses) {
          expect(local_date >= year[0] && local_date <= year[1]).toBe(true);
        }
      }),
    );
  });

  it('a later version begins on its day', () => {
    const version = { ...regimens.levetiracetam, effective_from: '2026-06-01' };
    expect(clocks(version, '2026-05-30', '2026-06-01')).toEqual([
      '2026-06-01T08:00',
      '2026-06-01T20:00',
    ]);
  });
});
