import { describe, expect, it } from 'vitest';
import { doseTotal, doseWithTotal } from './dose-total.ts';
import { expand, type Schedule } from './expand.ts';
import { stepOn, formatStepChange } from './step-changes.ts';
import { aVersion, phase, regimens, slot } from './testing/regimens.ts';

describe('§3 how much a dose is in all', () => {
  it.each([
    [[{ strength: '2 mg', count: 3 }], '6 mg'],
    [
      [
        { strength: '140 mg', count: 2 },
        { strength: '20 mg', count: 1 },
      ],
      '300 mg',
    ],
    [[{ strength: '0,5 mg', count: 0.5 }], '0.25 mg'],
    [[{ strength: 'tablets', count: 2 }], '2 × tablets'],
    [
      [
        { strength: '1 g', count: 1 },
        { strength: '500 mg', count: 1 },
      ],
      '1 × 1 g and 1 × 500 mg',
    ],
    [[], ''],
  ])('%o', (parts, words) => {
    expect(doseTotal(parts)).toBe(words);
  });

  it('comes after the pieces where these are several', () => {
    const mg = (count: number) => [{ strength: '2 mg', count }];
    expect(doseWithTotal(mg(3))).toBe('3 × 2 mg (6 mg)');
    expect(doseWithTotal(mg(1))).toBe('1 × 2 mg');
    expect(doseWithTotal([{ strength: 'tablets', count: 2 }])).toBe('2 × tablets');
    expect(doseWithTotal([])).toBe('');
  });
});

const dosesOf = (version: Schedule, id = 'v1') =>
  expand(version, '2026-01-01', '2026-06-30', 'Europe/London').map((dose) => ({
    ...dose,
    schedule_version_id: id,
  }));

describe('§3 the step of a taper', () => {
  const doses = dosesOf(regimens.dexamethasone);

  it('is a change of the dose from one day to the next', () => {
    expect(stepOn(doses, '2026-02-06')).toEqual({ date: '2026-02-06', from: '8 mg', to: '6 mg' });
    const step = stepOn(doses, '2026-02-11');
    if (step === null) throw new Error('no step');
    expect(formatStepChange('Dexamethasone', step, '2026-02-10')).toBe(
      'Tomorrow Dexamethasone changes from 6 mg to 4 mg.',
    );
    expect(formatStepChange('Dexamethasone', step, '2026-02-11')).toMatch(/^Today Dexamethasone/);
    // Half past midnight on the 11th: the doses are still those of the 10th.
    expect(formatStepChange('Dexamethasone', step, '2026-02-10', true)).toMatch(
      /^On Wednesday Dexamethasone/,
    );
  });

  it('is neither a day like the one before, nor the first', () => {
    expect(stepOn(doses, '2026-02-05')).toBeNull();
    expect(stepOn(doses, '2026-02-01')).toBeNull();
  });

  it('includes the last day where the plan has one', () => {
    expect(stepOn(doses, '2026-02-21')).toBeNull();
    const end = stepOn(doses, '2026-02-21', '2026-02-20');
    expect(end).toEqual({ date: '2026-02-21', from: '2 mg', to: null });
    if (end === null) throw new Error('no end');
    expect(formatStepChange('Dexamethasone', end, '2026-02-20')).toBe(
      'The plan says today is the last day of Dexamethasone.',
    );
  });

  it('describes several doses a day by their sum', () => {
    const mg = (count: number) => ({ strength: '2 mg', count });
    const version = aVersion([
      phase(1, {
        length: { days: 2 },
        slots: [slot('a', '08:00', mg(2)), slot('b', '14:00', mg(2))],
      }),
      phase(2, { slots: [slot('c', '08:00', mg(2)), slot('d', '14:00', mg(1))] }),
    ]);
    expect(stepOn(dosesOf(version), '2026-01-03')).toMatchObject({
      from: '2 times 4 mg',
      to: '6 mg a day',
    });
  });

  it('describes a schedule without amounts by how often; a change at noon keeps what was logged before', () => {
    const at = (...times: string[]) =>
      aVersion([phase(1, { slots: times.map((time) => slot(time.replace(':', ''), time)) })]);
    const before = dosesOf(at('08:00', '20:00'), 'v1').filter(
      ({ local_date, slot_id }) =>
        local_date < '2026-02-05' || (local_date === '2026-02-05' && slot_id === '0800'),
    );
    const after = (...times: string[]) =>
      dosesOf(at(...times), 'v2').filter(({ local_date }) => local_date >= '2026-02-05');
    expect(stepOn([...before, ...after('09:00')], '2026-02-05')).toEqual({
      date: '2026-02-05',
      from: '2 times a day',
      to: 'once a day',
    });
    expect(stepOn([...before, ...after('09:00', '21:00')], '2026-02-05')).toBeNull();
  });

  it.each(['temozolomide', 'coTrimoxazole', 'antibiotic', 'levetiracetam'] as const)(
    '%s has none',
    (name) => {
      const all = dosesOf(regimens[name]);
      expect(all.map(({ local_date }) => stepOn(all, local_date)).filter(Boolean)).toEqual([]);
    },
  );
});
