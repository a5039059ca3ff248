import { expect, it } from 'vitest';
import { medicationCategoryLabels } from './labels.ts';
import { matchesMedicationSearch } from './search.ts';

const keppra = {
  name: 'Keppra',
  generic: 'levetiracetam',
  reason: 'After the first one in May',
  category: 'anti_seizure',
} as const;

it.each(['', '  ', 'kep', 'LEVE', 'may keppra', medicationCategoryLabels.anti_seizure])(
  '§2.5 search %j finds it by name, reason or kind',
  (search) => {
    expect(matchesMedicationSearch(keppra, search)).toBe(true);
  },
);

it('§2.5 every word has to occur', () => {
  expect(matchesMedicationSearch(keppra, 'keppra steroid')).toBe(false);
  expect(matchesMedicationSearch({ ...keppra, category: null }, 'seizures')).toBe(false);
});

it('§2.5 a brand name finds the substance', () => {
  const generic = { ...keppra, name: 'Levetiracetam', generic: '' };
  expect(matchesMedicationSearch(generic, 'keppra')).toBe(true);
  expect(matchesMedicationSearch(generic, 'zofran')).toBe(false);
});
