import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/zoned.ts';
import { firstDayOf } from './correct-first-day.ts';
import { courseDoses } from './course.ts';
import { doseTotal } from './dose-total.ts';
import type { DoseLogEntry } from './doses.ts';
import { type FirstDayEffects, firstDayEffects } from './first-day-effects.ts';
import { changePlan } from './plan.ts';
import type { Plan, PlanChange } from './plan-versions.ts';
import { type Phase, scheduleDefaults } from './schedule.ts';
import type { Slot } from './slots.ts';
import { changed, chemo, momentOn, planOf, zone } from './testing/plans.ts';
import { aLogEntry } from './testing/log-entry.ts';

/** A pharmacist's table: what is expected when the first day of a medicine is corrected. */

const slot = (id: string, strength: string): Slot => ({
  id,
  at: '08:00',
  parts: [{ strength, count: 1 }],
});
const daily = (date: string, more: Partial<Phase> = {}): Phase => ({
  seq: 1,
  start: { date },
  length: { open: true },
  pattern: { kind: 'daily' },
  slots: [slot('at-0800', '500 mg')],
  ...more,
});
const day = (date: string): string => `2026-11-${date}`;
const to = (date: string): PlanChange => ({ kind: 'first_day', first_day: day(date) });
const replace = (phases: Phase[], effective_from?: string): PlanChange => ({
  kind: 'replace',
  schedule: { ...scheduleDefaults, phases, ...(effective_from && { effective_from }) },
  dosage: '',
});
const state = (name: 'on-hold' | 'stopped' | 'active'): PlanChange => ({
  kind: 'state',
  state: name,
});

/** A dose of a day, recorded under the version that is in force in `plan`. */
const taken = (plan: Plan, date: string, more: Partial<DoseLogEntry> = {}): DoseLogEntry => {
  const [dose] = courseDoses(plan, { from: day(date), to: day(date), zone }, []);
  return aLogEntry({
    id: `taken-${date}`,
    schedule_version_id: dose?.version.id ?? null,
    slot_id: dose?.slot_id ?? null,
    local_date: dose === undefined ? null : day(date),
    at: new Date(instantOf(`${day(date)}T08:05`, zone)).toISOString(),
    time_zone: zone,
    ...more,
  });
};

/** '08 500 mg', with what is known about it. */
const days = (plan: Plan, from: string, until: string, log: readonly DoseLogEntry[] = []) =>
  courseDoses(plan, { from: day(from), to: day(until), zone }, log)
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .map(({ local_date, parts, is_asked, is_held, log: entry }) =>
      [
        local_date.slice(8),
        doseTotal(parts),
        entry?.status ?? (is_held ? 'held' : is_asked ? '' : 'not asked'),
      ]
        .filter(Boolean)
        .join(' '),
    );

type Corrected = { readonly plan: Plan; readonly effects: FirstDayEffects };

function corrected(
  plan: Plan,
  date: string,
  today: string,
  log: readonly DoseLogEntry[] = [],
): Corrected {
  const moment = momentOn(day(today));
  const after = changed(plan, to(date), moment, log);
  return { plan: after, effects: firstDayEffects(plan, after, log, moment) };
}
const refusal = (
  plan: Plan,
  date: string,
  today: string,
  log: readonly DoseLogEntry[] = [],
): string => {
  const result = changePlan(plan, log, to(date), momentOn(day(today)));
  return result.ok ? 'accepted' : `${result.field}: ${result.sentence}`;
};
const nothing = { added: null, removed: null, changed: null, recorded: 0, changes_coming: false };

describe('§3 a first day that was entered wrongly', () => {
  it('an earlier one adds the doses since then, also those before the day of entry', () => {
    const entered = planOf([daily(day('12'))], day('12'));
    const { plan, effects } = corrected(entered, '09', '18');
    expect(firstDayOf(plan)).toBe(day('09'));
    expect(effects).toEqual({
      ...nothing,
      added: { count: 3, first: day('09'), last: day('11') },
    });
    expect(days(plan, '01', '14')).toEqual([
      ...['09', '10', '11'].map((date) => `${date} 500 mg not asked`),
      ...['12', '13', '14'].map((date) => `${date} 500 mg`),
    ]);
  });

  it('a first day many years ago can be corrected: of the time before the entry a year is told', () => {
    const phases = [daily('1926-11-12')];
    const { plan, effects } = corrected(planOf(phases, day('12')), '12', '18');
    expect(effects).toMatchObject({ removed: { count: 366, last: day('11') } });
    expect(days(plan, '10', '13')).toEqual(['12 500 mg', '13 500 mg']);
  });

  it('an earlier one adds the doses since then as not recorded, and none of them as missed', () => {
    const entered = planOf([daily(day('12'))], day('01'));
    const { plan, effects } = corrected(entered, '05', '08');
    expect(effects).toEqual({
      ...nothing,
      added: { count: 3, first: day('05'), last: day('07') },
      changes_coming: true,
    });
    // That of today is still open at 10:00.
    expect(days(plan, '01', '09')).toEqual([
      '05 500 mg not asked',
      '06 500 mg not asked',
      '07 500 mg not asked',
      '08 500 mg',
      '09 500 mg',
    ]);
  });

  it('a later one removes the doses before it that were not recorded', () => {
    const entered = planOf([daily(day('02'))], day('01'));
    const { plan, effects } = corrected(entered, '12', '08');
    expect(effects).toEqual({
      ...nothing,
      removed: { count: 6, first: day('02'), last: day('07') },
      changes_coming: true,
    });
    expect(days(plan, '01', '13')).toEqual(['12 500 mg', '13 500 mg']);
  });

  it('doses recorded on or after the new first day stay as they are, and are not planned twice', () => {
    const entered = planOf([daily(day('05'))], day('01'));
    const log = [taken(entered, '05'), taken(entered, '06')];
    const { plan, effects } = corrected(entered, '03', '08', log);
    expect(effects).toMatchObject({
      recorded: 2,
      added: { count: 2, first: day('03'), last: day('04') },
    });
    // The one of the 7th was missed before, and still is.
    expect(days(plan, '01', '07', log)).toEqual([
      '03 500 mg not asked',
      '04 500 mg not asked',
      '05 500 mg taken',
      '06 500 mg taken',
      '07 500 mg',
    ]);
    expect(days(corrected(entered, '05', '08', log).plan, '05', '06', log)).toEqual([
      '05 500 mg taken',
      '06 500 mg taken',
    ]);
  });

  it('doses recorded before the new first day refuse it, and are named', () => {
    const entered = planOf([daily(day('02'))], day('01'));
    const one = [taken(entered, '03')];
    expect(refusal(entered, '12', '18', one)).toBe(
      'start_date: A dose is recorded on 3 November 2026, before the day you selected. Select 3 November 2026 or an earlier day. If that record is wrong, clear it first.',
    );
    expect(refusal(entered, '12', '18', [...one, taken(entered, '04')])).toBe(
      'start_date: 2 doses are recorded before the day you selected, the first on 3 November 2026. Select 3 November 2026 or an earlier day. If those records are wrong, clear them first.',
    );
    expect(refusal(entered, '03', '18', one)).toBe('accepted');
    expect(refusal(entered, '12', '18', [taken(entered, '03', { status: 'skipped' })])).not.toBe(
      'accepted',
    );
    expect(refusal(entered, '12', '18', [taken(entered, '03', { status: 'cleared' })])).toBe(
      'accepted',
    );
  });

  it('the same day changes nothing', () => {
    const entered = planOf([daily(day('12'))], day('12'));
    const result = changePlan(entered, [], to('12'), momentOn(day('18')));
    expect(result).toMatchObject({ ok: true, added: [], replaced: [] });
  });

  it('a start in the future can be moved either way', () => {
    const entered = planOf([daily(day('25'))], day('10'));
    expect(days(corrected(entered, '20', '18').plan, '10', '21')).toEqual([
      '20 500 mg',
      '21 500 mg',
    ]);
    expect(days(corrected(entered, '28', '18').plan, '10', '28')).toEqual(['28 500 mg']);
    expect(corrected(entered, '28', '18').effects).toEqual({ ...nothing, changes_coming: true });
  });

  it('is corrected a second time, and back to what it was', () => {
    const entered = planOf([daily(day('12'))], day('01'));
    const { plan } = corrected(entered, '05', '08');
    const back = corrected(plan, '12', '09');
    expect(back.effects.removed).toEqual({ count: 4, first: day('05'), last: day('08') });
    expect(days(back.plan, '01', '13')).toEqual(['12 500 mg', '13 500 mg']);
    const again = corrected(plan, '03', '09');
    expect(days(again.plan, '03', '09')).toEqual([
      ...['03', '04', '05', '06', '07'].map((each) => `${each} 500 mg not asked`),
      '08 500 mg',
      '09 500 mg',
    ]);
  });
});

describe('§3 a corrected first day, and what was not asked for', () => {
  it('a dose that was over when the medicine was entered is still not missed', () => {
    const entered = planOf([daily(day('12'))], day('12'), '20:00');
    expect(days(entered, '12', '13')).toEqual(['12 500 mg not asked', '13 500 mg']);
    const { plan } = corrected(entered, '02', '18');
    expect(days(plan, '12', '13')).toEqual(['12 500 mg not asked', '13 500 mg']);
  });

  it('a dose that was missed on the day of a change is still missed', () => {
    const entered = planOf([daily(day('02'))], day('01'));
    const stronger = replace([daily(day('02'), { slots: [slot('at-0800', '750 mg')] })]);
    const plan = changed(entered, stronger, momentOn(day('10'), '20:00'));
    expect(days(plan, '09', '11')).toEqual(['09 500 mg', '10 750 mg', '11 750 mg']);
    expect(days(corrected(plan, '03', '18').plan, '02', '11')).toEqual([
      ...['03', '04', '05', '06', '07', '08', '09'].map((each) => `${each} 500 mg`),
      '10 750 mg',
      '11 750 mg',
    ]);
  });
});

describe('§3 a corrected first day of a plan that was changed', () => {
  const entered = planOf([daily(day('12'))], day('01'));

  it('moves every version that counts from it, and keeps the day of the change', () => {
    const stronger = replace([daily(day('12'), { slots: [slot('at-0800', '750 mg')] })]);
    const plan = changed(entered, stronger, momentOn(day('14'), '06:00'));
    const after = corrected(plan, '10', '18');
    expect(after.effects).toEqual({
      ...nothing,
      added: { count: 2, first: day('10'), last: day('11') },
    });
    expect(days(after.plan, '09', '15')).toEqual([
      '10 500 mg not asked',
      '11 500 mg not asked',
      '12 500 mg',
      '13 500 mg',
      '14 750 mg',
      '15 750 mg',
    ]);
    expect(days(corrected(plan, '16', '18').plan, '09', '17')).toEqual(['16 750 mg', '17 750 mg']);
  });

  it('keeps a later plan with a first day of its own, and refuses a first day after that', () => {
    const own = daily(day('20'), { slots: [slot('at-0800', '750 mg')] });
    const plan = changed(entered, replace([own], day('20')), momentOn(day('14'), '06:00'));
    expect(days(corrected(plan, '10', '18').plan, '18', '21')).toEqual([
      '18 500 mg',
      '19 500 mg',
      '20 750 mg',
      '21 750 mg',
    ]);
    expect(refusal(plan, '22', '18')).toBe(
      'start_date: The plan was changed and starts again on 20 November 2026. Select this or an earlier day.',
    );
  });

  it('keeps the later of two versions of one day', () => {
    const own = replace([daily(day('13'), { slots: [slot('at-0800', '750 mg')] })]);
    const plan = changed(entered, own, momentOn(day('01'), '09:00'));
    expect(days(corrected(plan, '11', '18').plan, '10', '14')).toEqual(['13 750 mg', '14 750 mg']);
  });
});

describe('§3 a corrected first day of a plan whose days are counted from it', () => {
  const step = (seq: number, strength: string, more: Partial<Phase> = {}): Phase => ({
    ...daily(day('12')),
    seq,
    ...(seq > 1 && { start: { after_previous: true } }),
    length: { days: 5 },
    slots: [slot(`step${seq}`, strength)],
    ...more,
  });
  const taper = [step(1, '8 mg'), step(2, '6 mg'), step(3, '4 mg', { length: { open: true } })];

  it('moves every step of a taper, and says that the coming doses change', () => {
    const entered = planOf(taper, day('10'));
    const log = [taken(entered, '12'), taken(entered, '13')];
    const { plan, effects } = corrected(entered, '11', '18', log);
    expect(days(plan, '10', '22', log)).toEqual([
      '11 8 mg not asked',
      '12 8 mg taken',
      '13 8 mg taken',
      ...['14', '15'].map((each) => `${each} 8 mg`),
      ...['16', '17', '18', '19', '20'].map((each) => `${each} 6 mg`),
      ...['21', '22'].map((each) => `${each} 4 mg`),
    ]);
    expect(effects).toEqual({
      added: { count: 1, first: day('11'), last: day('11') },
      removed: null,
      // The 16th was planned with 8 mg.
      changed: { count: 1, first: day('16'), last: day('16') },
      recorded: 2,
      changes_coming: true,
    });
  });

  it('a recorded step is not planned a second time under its new number', () => {
    const entered = planOf(taper, day('12'));
    const log = ['12', '13', '14', '15', '16'].map((each) => taken(entered, each));
    const { plan } = corrected(entered, '02', '18', log);
    expect(days(plan, '12', '18', log)).toEqual([
      ...['12', '13', '14', '15', '16'].map((each) => `${each} 8 mg taken`),
      '17 4 mg',
      '18 4 mg',
    ]);
  });

  it('a step that ends on a day keeps that day, and what follows it', () => {
    const until = step(1, '8 mg', { length: { until: day('16') } });
    const plan = planOf([until, step(2, '6 mg')], day('01'));
    expect(days(corrected(plan, '14', '10').plan, '12', '18')).toEqual([
      ...['14', '15', '16'].map((each) => `${each} 8 mg`),
      ...['17', '18'].map((each) => `${each} 6 mg`),
    ]);
    expect(refusal(plan, '17', '10')).toBe(
      'start_date: The plan ends on 16 November 2026. Select this or an earlier day, or change the last day first.',
    );
    const dated = step(2, '6 mg', { start: { date: day('16') } });
    expect(refusal(planOf([step(1, '8 mg'), dated], day('01')), '17', '10')).toBe(
      'start_date: The next step of the plan starts on 16 November 2026. Select an earlier first day.',
    );
  });

  const cycles = (cycle: Parameters<typeof chemo>[0] = {}): Plan =>
    planOf([chemo({ anchor: day('12'), length: 14, on_days: [1, 2], ...cycle })], day('01'));

  it('moves every cycle', () => {
    const { plan, effects } = corrected(cycles(), '02', '10');
    expect(days(plan, '01', '30')).toEqual([
      '02 270 mg not asked',
      '03 270 mg not asked',
      '16 270 mg',
      '17 270 mg',
      '30 270 mg',
    ]);
    expect(effects).toMatchObject({
      added: { count: 2, first: day('02'), last: day('03') },
      changes_coming: true,
    });
  });

  it('recorded doses on days that would have none refuse it, and are named', () => {
    const plan = cycles();
    const log = [taken(plan, '12'), taken(plan, '13')];
    expect(refusal(plan, '02', '18', log)).toBe(
      'start_date: 2 doses are recorded on days that would then have no planned dose, the first on 12 November 2026. Select a first day that fits the records. If those records are wrong, clear them first.',
    );
    const everyOther = planOf(
      [daily(day('12'), { pattern: { kind: 'every_n_days', n: 2, anchor: day('12') } })],
      day('01'),
    );
    const own = [taken(everyOther, '14')];
    expect(refusal(everyOther, '11', '18', own)).toContain('on 14 November 2026');
    expect(refusal(everyOther, '10', '18', own)).toBe('accepted');
  });

  it('a cycle that was delayed keeps its day, and is never overlapped', () => {
    const delayed = changed(
      cycles(),
      { kind: 'delay', cycle: 2, days: 3 },
      momentOn(day('13'), '06:00'),
    );
    expect(days(corrected(delayed, '10', '13').plan, '10', '30')).toEqual([
      '10 270 mg not asked',
      '11 270 mg not asked',
      '29 270 mg',
      '30 270 mg',
    ]);
    expect(refusal(delayed, '28', '13')).toBe(
      'start_date: Cycle 2 was moved to 29 November 2026, and the cycle before it would not be over by then. Select an earlier first day.',
    );
  });

  it('a cycle that was moved before the new first day refuses it', () => {
    const moved = cycles({ shifts: [{ cycle: 1, start_date: day('14') }] });
    expect(refusal(moved, '16', '13')).toBe(
      'start_date: Cycle 1 was moved to 14 November 2026. Select this or an earlier day.',
    );
    expect(refusal(moved, '14', '13')).toBe('accepted');
  });

  it('a cycle on hold still waits for its go-ahead, and what was planned in spite of it does not', () => {
    const held = changed(cycles(), { kind: 'hold', cycle: 2 }, momentOn(day('15'), '06:00'));
    const coming = (plan: Plan): string[] => days(plan, '10', '30');
    const waiting = ['25 270 mg held', '26 270 mg held'];
    expect(coming(held)).toEqual(['12 270 mg', '13 270 mg', '26 270 mg held', '27 270 mg held']);
    const first = ['11 270 mg not asked', '12 270 mg'];
    expect(coming(corrected(held, '11', '18').plan)).toEqual([...first, ...waiting]);
    const instead = replace([daily(day('28'))], day('28'));
    const planned = changed(held, instead, momentOn(day('16'), '06:00'));
    const other = ['28 500 mg', '29 500 mg', '30 500 mg'];
    expect(coming(planned).slice(-3)).toEqual(other);
    expect(coming(corrected(planned, '11', '18').plan)).toEqual([...first, ...waiting, ...other]);
  });

  it('hours are moved only while no dose of them is recorded, or where the times stay', () => {
    const everyHours = (h: number, from: 'scheduled' | 'taken') =>
      planOf([daily(day('12'), { pattern: { kind: 'every_hours', h, from } })], day('01'));
    const recorded = (plan: Plan) => [taken(plan, '12')];
    const cannot =
      'start_date: Doses every few hours are counted from the first one, and some are already recorded. The first day cannot be corrected any more. Write the right day in the notes.';
    expect(refusal(everyHours(8, 'taken'), '10', '18')).toBe('accepted');
    const byTaken = everyHours(8, 'taken');
    expect(refusal(byTaken, '10', '18', recorded(byTaken))).toBe(cannot);
    const odd = everyHours(36, 'scheduled');
    expect(refusal(odd, '11', '18', recorded(odd))).toBe(cannot);
    const even = everyHours(12, 'scheduled');
    const log = recorded(even);
    expect(days(corrected(even, '10', '18', log).plan, '12', '12', log)).toEqual([
      '12 500 mg taken',
      '12 500 mg',
    ]);
  });
});

describe('§3 a corrected first day of a medicine', () => {
  it('on hold adds doses only before the hold, and stays on hold', () => {
    const entered = planOf([daily(day('12'))], day('01'));
    const plan = changed(entered, state('on-hold'), momentOn(day('08'), '06:00'));
    const after = corrected(plan, '05', '18').plan;
    expect(days(after, '01', '30')).toEqual(
      ['05', '06', '07'].map((each) => `${each} 500 mg not asked`),
    );
    expect(after.states).toEqual(plan.states);
  });

  it('that was stopped keeps that day, and refuses a first day after it', () => {
    const entered = planOf([daily(day('05'))], day('01'));
    const plan = changed(entered, state('stopped'), momentOn(day('08'), '06:00'));
    expect(days(corrected(plan, '06', '18').plan, '01', '30')).toEqual(['06 500 mg', '07 500 mg']);
    expect(refusal(plan, '12', '18')).toBe(
      'start_date: This medicine is marked as stopped or completed from 8 November 2026. Select this or an earlier day.',
    );
  });

  it('as needed changes the day alone, unless a dose is recorded before it', () => {
    const asNeeded = daily(day('05'), {
      pattern: { kind: 'as_needed', max_per_day: null, min_gap_min: null, for_what: '' },
      slots: [],
    });
    const plan = planOf([asNeeded], day('05'));
    const log = [taken(plan, '06')];
    expect(log[0]).toMatchObject({ slot_id: null, local_date: null });
    const after = corrected(plan, '02', '18', log);
    expect([firstDayOf(after.plan), after.effects]).toEqual([
      day('02'),
      { ...nothing, recorded: 1 },
    ]);
    expect(refusal(plan, '07', '18', log)).toContain('A dose is recorded on 6 November 2026');
  });

  it('with more past doses than can be counted one by one is refused', () => {
    const slots = Array.from({ length: 24 }, (_, hour) => ({
      ...slot(`at-${hour}`, '1 mg'),
      at: `${String(hour).padStart(2, '0')}:00`,
    }));
    const plan = planOf([daily('1900-01-01', { slots })], '1900-01-01');
    expect(refusal(plan, '02', '18')).toContain('too many past doses');
    // None before the earlier of the two days.
    const late = planOf([daily(day('02'), { slots })], '1900-01-01');
    expect(refusal(late, '04', '18')).toBe('accepted');
  });

  it('without times changes the day alone', () => {
    const [version] = planOf([], day('12')).versions;
    const flat = { times: [], repeat_on: null, start_date: day('12'), end_date: day('20') };
    const plan: Plan = { versions: version ? [{ ...version, flat }] : [], states: [] };
    expect(firstDayOf(corrected(plan, '02', '18').plan)).toBe(day('02'));
    expect(refusal(plan, '21', '18')).toContain('The plan ends on 20 November 2026.');
  });
});
