import type { Phase } from '@caretrail/contract/medications/schedule';
import { fiveOf28, phase, regimens, slot } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { lastDoseBefore } from './last-dose-before.ts';
import { formatAfter, planLines } from './plan-lines.ts';

const days = (phases: readonly Phase[], from: string | null) =>
  planLines(phases, from).map((line) => line.days);

describe('§3 the preview of a plan', () => {
  it('says what comes after the last step', () => {
    const { phases } = regimens.dexamethasone;
    expect(formatAfter(phases)).toBe('Then no doses from 21 February 2026.');
    const [first, ...rest] = phases.toReversed();
    const goesOn = [...rest.toReversed(), { ...first, length: { open: true } } as Phase];
    expect(formatAfter(goesOn)).toBe('The last step continues, with no end date.');
  });

  it('says that an open plan has no end, and when cycles end', () => {
    expect(formatAfter(regimens.levetiracetam.phases)).toBe('No end date.');
    const [cycles] = regimens.temozolomide.phases;
    expect(formatAfter(regimens.temozolomide.phases)).toBe('Then no doses from 6 June 2026.');
    const held = { ...cycles, pattern: { ...fiveOf28, held: [3] } } as Phase;
    expect(formatAfter([held])).toBe('The end is not known while a cycle is on hold.');
    const open = { ...cycles, pattern: { ...fiveOf28, cycles: null } } as Phase;
    expect(formatAfter([open])).toBe('No end date.');
  });

  it('marks the steps that whole or half tablets cannot make', () => {
    const odd = phase(1, { slots: [slot('a', '08:00', { strength: '4 mg', count: 0.75 })] });
    expect(planLines([odd], null).map(({ isOdd }) => isOdd)).toEqual([true]);
    const { phases } = regimens.dexamethasone;
    expect(planLines(phases, null).map(({ isOdd }) => isOdd)).toEqual([false, false, false, false]);
  });

  it('names the first days of a plan by months, and the last dose before a change', () => {
    const pattern = {
      kind: 'monthly' as const,
      every: 3,
      on: { kind: 'date' as const, day: 31 },
      anchor: '2026-01-01',
    };
    const phases = [phase(1, { pattern })];
    const firstDoses = (from: string | null): string | undefined =>
      planLines(phases, from)[0]?.firstDoses;
    expect(firstDoses(null)).toBe('First doses: 31 January 2026, 30 April 2026 and 31 July 2026.');
    expect(firstDoses('2026-02-01')).toBe(
      'First doses: 30 April 2026, 31 July 2026 and 31 October 2026.',
    );
    expect(planLines(regimens.levetiracetam.phases, null)[0]?.firstDoses).toBe('');

    const medicine = aMedication({
      schedule: {
        ...aVersionOf({ pattern, start: { date: '2026-01-01' } }),
        effective_from: '2026-01-01',
      },
      state_since: null,
    });
    const last = (from: string, more: Partial<typeof medicine> = {}): string | null =>
      lastDoseBefore({ ...medicine, ...more }, from, 'Europe/London');
    expect(last('2026-04-30')).toBe('2026-01-31');
    expect(last('2026-05-01')).toBe('2026-04-30');
    // Nothing is known of the time before the hold ended.
    expect(last('2026-05-01', { state_since: '2026-05-01' })).toBeNull();
    expect(last('2026-01-01')).toBeNull();
  });

  it('leaves out start days before the start of a change', () => {
    const { phases } = regimens.levetiracetam;
    expect(days(phases, null)).toEqual(['From 1 January 2026']);
    expect(days(phases, '2026-11-17')).toEqual(['']);
    expect(days(phases, '2025-12-01')).toEqual(['From 1 January 2026']);
    expect(days(regimens.dexamethasone.phases, '2026-02-13')).toEqual([
      'Until 15 February 2026',
      '16 to 20 February 2026',
    ]);
  });
});
