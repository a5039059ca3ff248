import { aTreatment } from '@caretrail/contract/treatments/testing/a-treatment';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import { describe, expect, it } from 'vitest';
import { staysOf } from '../treatment/stays-list.tsx';
import { formatDisagreement } from './format-disagreement.ts';
import { findTreatment } from './medicine-notice.tsx';
import { planMove } from '@caretrail/contract/treatments/disagreement';
import { differingFrom } from './plan-notice.tsx';

const today = '2026-11-18';
const treatment = aTreatment({
  start: '2026-07-27',
  cycle_length: 28,
  cycles_planned: 6,
  cycle_days: [1, 2, 3, 4, 5],
});
const medicine = (name: string): LinkedRecords['medications'][number] => ({
  id: name,
  name,
  dosage: '',
  state: 'active',
  cycles: {
    length: 28,
    cycles: 6,
    first: '2026-07-27',
    coming: [{ cycle: 6, first: '2026-12-14', is_held: false }],
  },
});
const linked: LinkedRecords = {
  medications: [medicine('Temozolomide'), { ...medicine('Levetiracetam'), cycles: null }],
  events: [
    {
      id: 'e1',
      event_type: 'Tests',
      title: 'Blood test',
      start: '2026-12-07T08:00',
      end: null,
      time_zone: 'UTC',
      all_day: false,
      status: 'planned',
    },
  ],
  files: [],
  results: [],
  symptoms: [],
};
const moved = { ...treatment, cycle_anchors: [{ cycle: 6, start_date: '2026-12-21' }] };
const [differing] = differingFrom(moved, linked.medications, today);

describe('a plan and a medicine with different days', () => {
  it('are named before the plan is moved, with what else stays', () => {
    const shift = { days: 7, from: today };
    expect(staysOf({ treatment, linked, shift, today }).map(({ words }) => words)).toEqual([
      'This does not move Temozolomide. Its cycle 6 stays on Monday 14 December. The plan will say Monday 21 December.',
      'Blood test stays on Monday 7 December.',
    ]);
  });

  it('are named afterwards, each with its day', () => {
    if (!differing) throw new Error('They agree.');
    expect(formatDisagreement(differing.name, differing, today)).toBe(
      'Cycle 6 starts on two different dates. Treatment plan: Monday 21 December. Temozolomide: Monday 14 December.',
    );
    expect(formatDisagreement('Temozolomide', { ...differing, medicine: null }, today)).toBe(
      'Cycle 6 has a date in the treatment plan, Monday 21 December, but is on hold for Temozolomide.',
    );
  });

  it('the plan can be moved to the days of the medicine', () => {
    if (!differing) throw new Error('They agree.');
    expect(planMove(differing, today)).toEqual({ days: -7, from: '2026-12-14' });
  });

  it('a cycle that has begun, or is on hold in the medicine, is not moved by one tap', () => {
    if (!differing) throw new Error('They agree.');
    expect(planMove(differing, '2026-12-15')).toBeNull();
    const held = { ...differing, medicine: null, days: null };
    expect(planMove(held, today)).toBeNull();
  });
});

describe('the treatment of a medicine', () => {
  const linkedMedicine = { treatment_id: treatment.id };
  const data = { data: [treatment] };

  it('is known after a reload that failed, and unknown while it is loading', () => {
    expect(findTreatment(linkedMedicine, { data, isError: true })).toBe(treatment);
    expect(findTreatment(linkedMedicine, { isError: false })).toBeUndefined();
  });

  it('is none where it could not be loaded, is not in the list, or none is linked', () => {
    expect(findTreatment(linkedMedicine, { isError: true })).toBeNull();
    expect(findTreatment({ treatment_id: 'another' }, { data, isError: false })).toBeNull();
    expect(findTreatment({ treatment_id: null }, { isError: false })).toBeNull();
  });
});
