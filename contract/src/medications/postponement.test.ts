import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/zoned.ts';
import { courseDoses } from './course.ts';
import { doseStateAt } from './dose-state.ts';
import type { DoseLogEntry } from './doses.ts';
import { refusedPostponement } from './postponement.ts';
import { scheduleDefaults } from './schedule.ts';
import { aVersion, phase, slot } from './testing/regimens.ts';

const zone = 'Europe/London';
const day = '2026-03-05';
const at = (clock: string, date = day): number => instantOf(`${date}T${clock}`, zone);
const iso = (clock: string): string => new Date(at(clock)).toISOString();

describe('§3 postponing a dose', () => {
  const dose = { at_ms: at('08:00'), is_held: false, log: null };
  const ask = (until: string | null, more: object = {}) =>
    refusedPostponement({
      dose,
      nextMs: at('20:00'),
      untilMs: until === null ? null : at(until),
      neverStopSuddenly: false,
      nowMs: at('08:30'),
      zone,
      ...more,
    })?.text;

  it('is allowed for a due dose until a time before the next one, and back to its planned time', () => {
    expect([ask('08:45'), ask('09:30'), ask('19:59'), ask(null)]).toEqual(Array(4).fill(undefined));
  });

  it('tolerates a client clock that is ten minutes behind, and no more', () => {
    expect(ask('08:21')).toBeUndefined();
    expect(ask('08:20')).toBe('This time has passed. Select a later time.');
  });

  it('is never allowed until the next dose of the same medicine, or after it was due', () => {
    expect(ask('20:00')).toBe(
      'The next dose is planned for today at 20:00. Select an earlier time, or skip this dose.',
    );
    expect(ask('21:00', { nowMs: at('20:30') })).toBe(
      'The next dose is already due. Record this dose as taken or skipped.',
    );
  });

  it('is allowed at most twelve hours ahead', () => {
    const weekly = { nextMs: at('08:00', '2026-03-12') };
    expect(ask('20:40', weekly)).toBeUndefined();
    expect(ask('20:41', weekly)).toBe(
      'A dose can be put off by at most 12 hours. Select an earlier time, or skip this dose.',
    );
    expect(ask('23:00', { nextMs: null })).toMatch(/^A dose can be put off by at most 12 hours/);
  });

  it('counts from the planned time for a dose that is still to come', () => {
    const evening = { dose: { ...dose, at_ms: at('21:00') }, nextMs: null };
    expect(ask('21:15', evening)).toBeUndefined();
    expect(ask('20:00', evening)).toBe(
      'This dose is planned for today at 21:00. Select a later time.',
    );
    const tomorrow = (clock: string) => ask(null, { ...evening, untilMs: at(clock, '2026-03-06') });
    expect(tomorrow('09:00')).toBeUndefined();
    expect(tomorrow('09:11')).toMatch(/^A dose can be put off by at most 12 hours/);
  });

  it('never advises to skip a medicine that must not be stopped suddenly', () => {
    const never = { neverStopSuddenly: true };
    const call = 'Select an earlier time. If you cannot take it by then, call your clinic.';
    expect(ask('20:00', never)).toBe(`The next dose is planned for today at 20:00. ${call}`);
    expect(ask('23:00', { ...never, nextMs: null })).toBe(
      `A dose can be put off by at most 12 hours. ${call}`,
    );
    expect(ask('21:00', { ...never, nowMs: at('20:30') })).toBe(
      'The next dose is already due. Record this dose if you have taken it. If not, call your clinic and ask what to do.',
    );
  });

  it('names the days after midnight, since “today” could be either', () => {
    const next = '2026-03-06';
    const night = { nowMs: at('00:30', next), nextMs: at('08:00', next) };
    const untilMs = at('09:00', next);
    expect(ask(null, { ...night, dose: { ...dose, at_ms: at('21:00') }, untilMs })).toBe(
      'The next dose is planned for Friday at 08:00. Select an earlier time, or skip this dose.',
    );
  });

  it('is allowed before the planned time only until a later one', () => {
    const before = { nowMs: at('07:00') };
    expect(ask('08:30', before)).toBeUndefined();
    expect(ask('07:30', before)).toBe(
      'This dose is planned for today at 08:00. Select a later time.',
    );
  });

  it('is allowed only for planned doses that are neither recorded nor held', () => {
    const texts = [
      ask('09:00', { dose: null }),
      ask('09:00', { dose: { ...dose, log: { status: 'taken' } } }),
      ask(null, { dose: { ...dose, is_held: true } }),
    ];
    expect(texts).toEqual([
      'This dose is not in the plan. Reload the page.',
      'This dose is already recorded. If that is wrong, change the record.',
      'This dose is on hold. It is not due until the hold ends.',
    ]);
  });
});

describe('§3 a postponed dose', () => {
  const version = {
    ...aVersion([phase(1, { slots: [slot('m', '08:00')] })]),
    ...scheduleDefaults,
    id: 'v1',
  };
  const name = { schedule_version_id: 'v1', slot_id: 'm', local_date: day };
  const putOff = (until: string | null, made = '08:05') => ({
    ...name,
    until: until && iso(until),
    made_at: iso(made),
  });
  const entry = (status: DoseLogEntry['status'], clock: string) =>
    ({ ...name, id: 'l', status, at: iso(clock) }) as DoseLogEntry;
  const doseOf = (postponements: ReturnType<typeof putOff>[], log: DoseLogEntry[] = []) => {
    const course = { versions: [version], states: [], postponements } as never;
    const [dose] = courseDoses(course, { from: day, to: day, zone }, log);
    if (dose === undefined) throw new Error('No dose.');
    return dose;
  };
  const stateAt = (clock: string, ...given: Parameters<typeof doseOf>) => {
    const dose = doseOf(...given);
    return doseStateAt(dose, dose.log, dose.version, at(clock));
  };

  it('is upcoming until then, and due, late and missed count from there', () => {
    const later = [putOff('11:00')];
    const clocks = ['08:06', '10:59', '11:00', '11:59', '12:00', '14:59', '15:00'];
    expect(clocks.map((clock) => stateAt(clock, later))).toEqual([
      'upcoming',
      'upcoming',
      'due',
      'due',
      'late',
      'late',
      'missed',
    ]);
  });

  it('keeps its planned time', () => {
    expect(doseOf([putOff('11:00')])).toMatchObject({
      at_ms: at('08:00'),
      local_date_time: `${day}T08:00`,
      postponed_ms: at('11:00'),
    });
  });

  it('follows the newest postponement, also one that resets it', () => {
    expect(doseOf([putOff('11:00'), putOff('09:30')]).postponed_ms).toBe(at('09:30'));
    expect(doseOf([putOff('11:00'), putOff(null)]).postponed_ms).toBeNull();
    expect(stateAt('08:30', [putOff('11:00'), putOff(null)])).toBe('due');
  });

  it('ends when the dose is recorded, and comes back with an undo only while it is to come', () => {
    const later = [putOff('11:00')];
    for (const status of ['taken', 'skipped'] as const) {
      expect(doseOf(later, [entry(status, '08:10')]).postponed_ms).toBeNull();
      expect(stateAt('08:11', later, [entry(status, '08:10')])).toBe(status);
    }
    expect(stateAt('08:30', later, [entry('cleared', '08:20')])).toBe('upcoming');
    expect(stateAt('11:30', later, [entry('cleared', '08:20')])).toBe('due');
    expect(stateAt('11:30', later, [entry('cleared', '11:20')])).toBe('late');
  });

  it('affects that dose alone: other days stay as planned, and another version keeps it', () => {
    const another = { ...putOff('11:00'), local_date: '2026-03-04' };
    expect(doseOf([another]).postponed_ms).toBeNull();
    expect(doseOf([{ ...putOff('11:00'), schedule_version_id: 'v2' }]).postponed_ms).not.toBeNull();
  });
});
