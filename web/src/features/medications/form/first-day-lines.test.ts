import { describe, expect, it } from 'vitest';
import type { FirstDayPreview } from '@caretrail/contract/medications/first-day-preview';
import type { Medication } from '@caretrail/contract/medications/schema';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { firstDayLines } from './first-day-lines.ts';

const here = { zone: 'Europe/London', today: '2026-11-18' };
const medicine = aMedication({ start_date: '2026-11-12', created_at: '2026-11-01T08:00:00Z' });
const lines = (
  start_date: string,
  effects: Partial<FirstDayPreview>,
  changes: Partial<Medication> = {},
  known: readonly Medication[] = [],
): string[] => {
  const before = { ...medicine, ...changes };
  const preview: FirstDayPreview = {
    medicine: { ...before, start_date },
    added: null,
    removed: null,
    changed: null,
    recorded: 0,
    changes_coming: false,
    ...effects,
  };
  return firstDayLines(preview, before, known, here);
};

describe('§3 a corrected first day', () => {
  it('says which past doses come in as not recorded, and that recorded ones stay', () => {
    const added = { count: 20, first: '2026-11-02', last: '2026-11-11' };
    expect(lines('2026-11-02', { added, recorded: 6 })).toEqual([
      'The first day changes from 12 November 2026 to 2 November 2026.',
      '20 doses from 2 November 2026 to 11 November 2026 are added to the plan. They are shown as not recorded, and do not count as missed.',
      'Your 6 recorded doses stay as they are.',
      'The doses from now on stay the same.',
    ]);
  });

  it('says which ones are removed, and which change their amount', () => {
    const one = { count: 1, first: '2026-11-12', last: '2026-11-12' };
    const two = { count: 2, first: '2026-11-13', last: '2026-11-14' };
    expect(
      lines('2026-11-13', { removed: one, changed: two, recorded: 1, changes_coming: true }),
    ).toEqual([
      'The first day changes from 12 November 2026 to 13 November 2026.',
      '1 dose on 12 November 2026 that is not recorded is removed from the plan.',
      'The planned amount changes for 2 doses from 13 November 2026 to 14 November 2026 that are not recorded.',
      'Your recorded dose stays as it is.',
      'Doses from now on will change. Check the new plan below against your label or letter.',
    ]);
  });

  it('names what is not moved with it: its treatment, and medicines of the same days', () => {
    const cycle = {
      kind: 'cycle' as const,
      length: 28,
      on_days: [1, 2],
      anchor: '2026-11-12',
      cycles: 6,
      shifts: [],
      held: [],
    };
    const schedule = aVersionOf({ pattern: cycle });
    const other = aMedication({ id: 'other', name: 'Ondansetron', schedule });
    const linked = { schedule, treatment_id: medicine.id };
    expect(lines('2026-11-13', { changes_coming: true }, linked, [other]).slice(-2)).toEqual([
      'The dates of the linked treatment do not change. Check them too.',
      'Planned on the same days until now: Ondansetron. Those days do not change. Check them too.',
    ]);
    expect(lines('2026-11-13', {}, linked, [other])).toHaveLength(3);
  });

  it('says nothing about coming doses of a medicine that is over or taken as needed', () => {
    const asNeeded = { kind: 'as_needed' as const, max_per_day: null, min_gap_min: null };
    const schedule = aVersionOf({ pattern: { ...asNeeded, for_what: '' }, slots: [] });
    const alone = ['The first day changes from 12 November 2026 to 20 October 2026.'];
    expect(lines('2026-10-20', { recorded: 2 }, { schedule })).toEqual([
      ...alone,
      'Your 2 recorded doses stay as they are.',
    ]);
    expect(lines('2026-10-20', {}, { status: 'completed' })).toHaveLength(2);
  });
});
