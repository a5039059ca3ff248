import type { Stock } from '@caretrail/contract/medications/stock';
import { describe, expect, it } from 'vitest';
import { formatStockQuestion, formatStockSaved } from './format-stock-change.ts';

const stock: Stock = {
  strength: '500 mg',
  on_hand: 36,
  unit: 'tablet',
  expires: null,
  low_at_days: 7,
  repeats_left: null,
  renew_lead_days: 28,
  per_dose: null,
  low_at_count: null,
  runs_out_on: null,
  runs_out_because: null,
  use: 'as_needed',
  warns_at_count: null,
  alert: null,
  alert_because: null,
};
const medicine = { name: 'Paracetamol', stock: [stock] };

describe('the question about a stock', () => {
  const asked = { what: 'add', strength: '500 mg', stock } as const;

  it('names the medicine, its strength and what is counted', () => {
    expect(formatStockQuestion(asked, medicine)).toBe(
      'Paracetamol 500 mg: how many tablets did you get?',
    );
    expect(formatStockQuestion({ ...asked, what: 'count' }, medicine)).toBe(
      'Paracetamol 500 mg: how many tablets do you have?',
    );
    expect(formatStockQuestion({ ...asked, strength: 'tablets', stock: null }, medicine)).toBe(
      'Paracetamol: how many tablets did you get?',
    );
  });

  it('names no unit that was not entered', () => {
    for (const named of [null, { ...stock, unit: '' }])
      expect(formatStockQuestion({ ...asked, stock: named }, medicine)).toBe(
        'Paracetamol 500 mg: how many did you get?',
      );
  });
});

describe('a saved stock', () => {
  it('says what was added and what is left', () => {
    expect(formatStockSaved({ strength: '500mg', add: 24 }, medicine)).toBe(
      '24 tablets added. 36 tablets left.',
    );
  });

  it('says what is left after a count or a setting, and that it is no longer tracked', () => {
    expect(formatStockSaved({ strength: '500 mg' }, medicine)).toBe(
      'Stock saved. 36 tablets left.',
    );
    expect(formatStockSaved({ strength: '500 mg', stop: true }, medicine)).toBe(
      'Paracetamol: stock no longer tracked.',
    );
  });
});
