import { describe, expect, it } from 'vitest';
import { aMedication } from '../../../testing/a-medication.ts';
import { likelySame, sameDaysChoices } from './same-days.ts';

const chemo = (id: string, more: Parameters<typeof aMedication>[0] = {}) =>
  aMedication({ id, name: 'Temozolomide', category: 'chemo', dosage: '2 × 140 mg', ...more });
const other = aMedication({ id: 'o', name: 'Ondansetron', category: 'anti_sickness' });

describe('§3 the medicine whose days are copied', () => {
  it('is preselected only if there is exactly one chemotherapy', () => {
    expect(likelySame([other, chemo('a')])).toBe('a');
    expect(likelySame([other])).toBe('');
    expect(likelySame([chemo('a'), other, chemo('b')])).toBe('');
  });

  it('is distinguished from one of the same name by dose or first day', () => {
    const labels = (...all: Parameters<typeof sameDaysChoices>[0]) =>
      sameDaysChoices(all).map(({ label }) => label);
    expect(labels(chemo('a'), other)).toEqual(['Temozolomide', 'Ondansetron']);
    expect(labels(chemo('a'), chemo('b', { dosage: '2 × 180 mg' }))).toEqual([
      'Temozolomide, 2 × 140 mg',
      'Temozolomide, 2 × 180 mg',
    ]);
    expect(labels(chemo('a'), chemo('b', { start_date: '2026-12-01' }))).toEqual([
      'Temozolomide, 2 × 140 mg, from Sunday 1 November 2026',
      'Temozolomide, 2 × 140 mg, from Tuesday 1 December 2026',
    ]);
  });
});
