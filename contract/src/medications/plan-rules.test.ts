import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { newDose } from './dose-body.ts';
import { newSchedule } from './schedule.ts';
import { slot } from './testing/regimens.ts';
import { asNeeded, cycles, onePhase, part, step, wrongPlans } from './testing/wrong-plans.ts';

const refusal = (phases: unknown) =>
  z
    .safeParse(newSchedule, { phases })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('§3 a plan that contradicts itself', () => {
  it.each(wrongPlans)('%s is refused at its place, with a sentence', (_, phases, place) => {
    const found = refusal(phases) ?? [];
    expect(found.map(([path]) => path)).toContain(place);
    for (const [, message] of found) expect(message).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('names the cycle that would start too early', () => {
    expect(refusal(cycles({ shifts: [{ cycle: 2, start_date: '2026-01-09' }] }))).toEqual([
      [
        'phases.0.pattern.shifts',
        'Cycle 2 would start before cycle 1 has ended. Select a later first day.',
      ],
    ]);
  });

  it.each<[string, unknown]>([
    [
      'a cycle right after the last dose',
      cycles({ shifts: [{ cycle: 2, start_date: '2026-01-10' }] }),
    ],
    ['a hold of the last cycle', cycles({ held: [6] })],
    ['steps in order', cycles({}, { dose_steps: [step(1, 3), step(2), step(2, 4), step(6)] })],
    ['one phase without an amount', onePhase({ slots: [slot('one', '08:00')] })],
    ['limits that just agree', asNeeded(3, 480)],
    ['one limit', asNeeded(48, null)],
    ['the first day of 1900', onePhase({ start: { date: '1900-01-01' } })],
    ['the last day of 2199', onePhase({ length: { until: '2199-12-31' } })],
  ])('%s is taken', (_, phases) => {
    expect(refusal(phases)).toBeUndefined();
  });
});

it('a dose is logged with an amount above zero', () => {
  const body = (strength: string) => ({ status: 'taken', amount_parts: [part(strength)] });
  for (const strength of ['-500 mg', '0 mg'])
    expect(z.safeParse(newDose, body(strength)).error?.issues).toMatchObject([
      { path: ['amount_parts', 0, 'strength'] },
    ]);
  expect(z.safeParse(newDose, body('0.5 mg')).success).toBe(true);
});
