import type { Stock } from '@caretrail/contract/medications/stock';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import {
  asks,
  changeOf,
  startValues,
  type StockAsked,
  stockErrors,
  stockRows,
} from './stock-form.ts';

const stock: Stock = {
  strength: '500 mg',
  on_hand: 10,
  unit: '',
  expires: null,
  low_at_days: 7,
  repeats_left: 2,
  renew_lead_days: 28,
  per_dose: null,
  low_at_count: null,
  runs_out_on: '2026-12-01',
  runs_out_because: 'used_up',
  use: 'planned',
  warns_at_count: null,
  alert: null,
  alert_because: null,
};
const medicine = aMedication({ stock: [stock] });
const today = '2026-11-15';
const ask = (what: StockAsked['what'], of: Stock = stock): StockAsked => ({
  what,
  strength: '500 mg',
  stock: of,
  today,
});

const sent = (asked: StockAsked, typed: object, of = medicine) => {
  const values = { ...startValues(asked, of), ...typed };
  const isAsked = asks(asked, of);
  return {
    change: changeOf(values, isAsked, asked),
    errors: stockErrors(values, isAsked),
  };
};

describe('§3 stock', () => {
  it('adds new stock and uses up a repeat', () => {
    expect(sent(ask('add'), { number: '60', isRepeat: true }).change).toEqual({
      strength: '500 mg',
      add: 60,
      used_repeat: true,
      seen: stock,
    });
  });

  it('replaces the stock by a count', () => {
    expect(sent(ask('count'), { number: '8' }).change).toEqual({
      strength: '500 mg',
      count: 8,
      seen: stock,
    });
    expect(sent(ask('count'), { number: 'many' }).errors).toHaveProperty('number');
  });

  it('counts a new strength of the dose, with its remaining repeats', () => {
    expect(stockRows(aMedication(), today)).toEqual([{ strength: '500 mg', stock: null }]);
    const first = { what: 'count', strength: '500 mg', stock: null, today } as const;
    expect(sent(first, { number: '60', repeats: '3' }).change).toEqual({
      strength: '500 mg',
      count: 60,
      repeats_left: 3,
      seen: null,
    });
  });

  it('presets the warning settings with the current days', () => {
    const { change, errors } = sent(ask('settings'), { lead: '42', repeats: '' });
    expect(errors).toEqual({});
    expect(change).toEqual({
      strength: '500 mg',
      repeats_left: null,
      low_at_days: 7,
      renew_lead_days: 42,
      seen: stock,
    });
    expect(sent(ask('settings'), { isStopped: true }).change).toEqual({
      strength: '500 mg',
      stop: true,
    });
  });

  it('asks for pieces as needed, and leaves an unchanged number to the plan', () => {
    const needed = {
      ...stock,
      use: 'as_needed',
      runs_out_on: null,
      runs_out_because: null,
      warns_at_count: 16,
    } as const;
    const { change } = sent(ask('settings', needed), {});
    expect(asks(ask('settings', needed), medicine)).toMatchObject({
      lowAt: false,
      lowAtCount: true,
    });
    expect(change).not.toHaveProperty('low_at_count');
    expect(sent(ask('settings', needed), { lowAtCount: '4,5' }).change.low_at_count).toBe(4.5);
    expect(sent(ask('settings', needed), { lowAtCount: '' }).change.low_at_count).toBeNull();
    expect(sent(ask('settings', needed), { lowAtCount: 'few' }).errors).toHaveProperty(
      'lowAtCount',
    );
  });

  it('sends a changed expiry date, and asks for it again for a new packet', () => {
    const dated = { ...stock, expires: '2026-12-31' };
    expect(startValues(ask('add', dated), medicine).expires).toBe('2026-12-31');
    expect(sent(ask('count', dated), { number: '8' }).change).not.toHaveProperty('expires');
    expect(sent(ask('count'), { number: '8', expires: '2027-01-31' }).change.expires).toBe(
      '2027-01-31',
    );
    expect(sent(ask('settings', dated), { expires: '' }).change.expires).toBeNull();
    expect(startValues(ask('add', { ...dated, on_hand: 0 }), medicine).expires).toBe('');
  });

  it('replaces expired stock by new stock', () => {
    const expired = { ...stock, expires: '2026-11-14' };
    expect(sent(ask('add', expired), { number: '60', expires: '2028-06-30' }).change).toEqual({
      strength: '500 mg',
      count: 60,
      used_repeat: false,
      expires: '2028-06-30',
      seen: expired,
    });
  });

  it('treats another spelling of a strength of the plan as the same', () => {
    const rows = stockRows(aMedication({ stock: [{ ...stock, strength: '500mg' }] }), today);
    expect(rows.map(({ strength }) => strength)).toEqual(['500mg']);
  });

  it('lists the strengths of later cycles, and those no longer taken last', () => {
    const capsule = (id: string, strength: string) => [
      { id, at: '21:00', parts: [{ strength, count: 2 }] },
    ];
    const schedule = aVersionOf({
      pattern: {
        kind: 'cycle',
        length: 28,
        on_days: [1, 2, 3, 4, 5],
        anchor: '2026-11-12',
        cycles: 6,
        shifts: [],
        held: [],
      },
      slots: capsule('one', '250 mg'),
      dose_steps: [{ cycle: 2, day: 1, slots: capsule('two', '180 mg') }],
    });
    expect(stockRows(aMedication({ schedule, stock: [stock] }), today)).toEqual([
      { strength: '250 mg', stock: null },
      { strength: '180 mg', stock: null },
      { strength: '500 mg', stock },
    ]);
  });
});

describe('§3 the stock of a medicine whose schedule names no pieces', () => {
  const schedule = aVersionOf({ slots: [{ id: 'at-0800', at: '08:00', parts: [] }] });
  const flat = aMedication({ dosage: '2 tablets', schedule });
  const first = { what: 'count', strength: '', stock: null, today } as const;

  it('asks for the piece and the number per dose, preset from the dosage text', () => {
    expect(stockRows(flat, today)).toEqual([]);
    expect(startValues(first, flat)).toMatchObject({ strength: 'tablets', perDose: '2' });
    expect(sent(first, { number: '20' }, flat).change).toMatchObject({
      strength: 'tablets',
      count: 20,
      per_dose: 2,
    });
  });

  it('presets nothing if the text is unclear', () => {
    const written = { ...flat, dosage: '500 mg' };
    expect(startValues(first, written)).toMatchObject({ strength: '', perDose: '' });
    const { change, errors } = sent(first, { number: '20' }, written);
    expect(errors).toEqual({ strength: 'Enter what you count, for example tablets.' });
    expect(change.per_dose).toBeNull();
  });
});
