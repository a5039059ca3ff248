import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { comingCycles } from './coming-cycles.ts';
import { anySequence, type Sequence } from './testing/plan-sequences.ts';
import { asked, changed, chemo, momentOn, planOf, twice180 } from './testing/plans.ts';
import { begin, dosesBetween, type Life, play, todayOf, wait } from './testing/play-plan.ts';
import { changePlan } from './plan.ts';
import type { PlanChange } from './plan-versions.ts';
import { scheduleDefaults } from './schedule.ts';
import { undoHold } from './undo-hold.ts';

describe('§3 a hold that is undone', () => {
  const plan = planOf([chemo()], '2026-01-02');
  const escalated = changed(
    plan,
    {
      kind: 'replace',
      schedule: {
        ...scheduleDefaults,
        phases: [chemo({}, { slots: twice180 })],
        effective_from: '2026-02-01',
      },
      dosage: '',
    },
    momentOn('2026-01-03'),
  );
  const undone = (today: string, cycle: number): string[] => {
    const held = changed(escalated, { kind: 'hold', cycle }, momentOn(today));
    const change = undoHold(escalated, cycle, momentOn(today));
    if (change === null) throw new Error('nothing to undo');
    return asked(changed(held, change, momentOn(today, '10:01')), '2026-01-01', '2026-06-30');
  };

  it.each([
    ['before the cycle', '2026-01-03', 1],
    ['on its first day', '2026-01-04', 1],
    ['in the middle of it', '2026-01-06', 1],
    ['on its last day', '2026-01-08', 1],
    ['between two cycles', '2026-01-20', 2],
  ])('gives every cycle its days and doses again: %s', (_, today, cycle) => {
    expect(undone(today, cycle)).toEqual(asked(escalated, '2026-01-01', '2026-06-30'));
  });

  it('is not offered where the cycle was on hold before, or its days are over', () => {
    expect(undoHold(plan, 1, momentOn('2026-01-08'))).not.toBeNull();
    expect(undoHold(plan, 1, momentOn('2026-01-09'))).toBeNull();
    const held = changed(plan, { kind: 'hold', cycle: 2 }, momentOn('2026-01-03'));
    expect(undoHold(held, 2, momentOn('2026-01-03'))).toBeNull();
  });

  it('plans the same doses as before, after any sequence of changes', () => {
    let made = 0;
    const newId = (): string => `undo${(made += 1)}`;
    const momentOf = (life: Life) => ({
      nowMs: life.nowMs,
      today: todayOf(life),
      zone: life.zone,
      newId,
    });
    const change = (life: Life, of: PlanChange): Life | null => {
      const result = changePlan(life.plan, life.log, of, momentOf(life));
      return result.ok ? { ...life, plan: result.plan } : null;
    };
    const lived = (sequence: Sequence): Life =>
      sequence.steps.reduce(
        (life, { days, hour, step }, index) => play(wait(life, days, hour), step, index + 1)[0],
        begin(sequence),
      );
    const saidOf = (life: Life): string[] =>
      dosesBetween(life, addDays(todayOf(life), -1), addDays(todayOf(life), 300))
        .map(({ local_date_time, at_ms, parts, is_held, is_asked, log }) =>
          // On the day of a flight any change makes what was over before it unasked.
          JSON.stringify([
            local_date_time,
            parts,
            is_held,
            is_asked || at_ms < life.nowMs,
            log?.id,
          ]),
        )
        .toSorted();
    let tried = 0;
    fc.assert(
      fc.property(anySequence, (sequence) => {
        const life = lived(sequence);
        const [first] = comingCycles(life.plan, todayOf(life));
        const undo = first === undefined ? null : undoHold(life.plan, first.cycle, momentOf(life));
        const held = undo && change(life, { kind: 'hold', cycle: undo.cycle });
        if (undo === null || held === null) return;
        const after = change({ ...held, nowMs: held.nowMs + 30_000 }, undo);
        expect(after && saidOf(after)).toEqual(saidOf(life));
        tried += 1;
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(tried).toBeGreaterThan(50);
  });
});
