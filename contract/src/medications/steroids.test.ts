import { describe, expect, it } from 'vitest';
import { isSteroid } from './steroids.ts';

describe('a steroid', () => {
  it.each([
    'Dexamethasone',
    'Dexamethason 4 mg',
    'Dexa 8mg',
    'prednisolone',
    'Prednisolon',
    'Prednisone',
    'Methylprednisolon',
    'Hydrocortisone',
    'Hydrocortison 10 mg',
    'Cortison',
    'Kortison',
    'Betamethason',
    'Deflazacort',
    'Fortecortin 2 mg',
    'Decortin H',
    'Urbason',
  ])('is known by its name: %s', (name) => {
    expect(isSteroid({ name })).toBe(true);
  });

  it('is known by its substance and by its kind', () => {
    expect(isSteroid({ name: 'Example', generic: 'dexamethasone' })).toBe(true);
    expect(isSteroid({ name: 'Example', category: 'steroid' })).toBe(true);
  });

  it.each([
    'Levetiracetam',
    'Temozolomide',
    'Spironolactone',
    'Dexamfetamine',
    'Dexketoprofen',
    '',
  ])('is not: %s', (name) => {
    expect(isSteroid({ name, category: 'other' })).toBe(false);
  });
});
