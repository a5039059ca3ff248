import { describe, expect, it } from 'vitest';
import { isNeverStopped } from './never-stopped.ts';

describe('§3 a medicine that must not be stopped suddenly', () => {
  it.each([
    'dexamethasone',
    'Prednisolone',
    'prednisone',
    'Methylprednisolone',
    'HYDROCORTISONE',
    'Dexamethason',
    'Prednisolon',
    'Fortecortin',
    'Levetiracetam',
    'lamotrigine',
    'Lamotrigin',
    'Valproate',
    'Valproat',
    'Valproic  acid',
    'Valproinsäure',
    'Valproinsaeure',
    'Lacosamide',
    'Carbamazepine',
    'Oxcarbazepine',
    'Phenytoin',
    'Brivaracetam',
    'Zonisamid',
    'Topiramat',
    'Clobazam',
    'Perampanel',
    'Phenobarbital',
    'Phénobarbital',
    'Keppra',
    'Vimpat',
    'Lamictal',
    'Briviact',
    'Keppra 500 mg',
    'Dexamethason-Example 4mg',
    'Sodium valproate (Example)',
  ])('is known by its name: %s', (name) => {
    expect(isNeverStopped({ name })).toBe(true);
  });

  it('is known by its generic name and by its kind', () => {
    expect(isNeverStopped({ name: 'Example', generic: 'levetiracetam' })).toBe(true);
    expect(isNeverStopped({ name: 'Example', category: 'steroid' })).toBe(true);
    expect(isNeverStopped({ name: 'Example', category: 'anti_seizure' })).toBe(true);
  });

  it.each(['', 'Paracetamol', 'Temozolomide', 'Predniso', 'Antikeppra', 'Valproic', 'Dexa'])(
    'does not match a part of a word: “%s”',
    (name) => {
      expect(isNeverStopped({ name, category: 'other' })).toBe(false);
    },
  );
});
