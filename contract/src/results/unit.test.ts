import { describe, expect, it } from 'vitest';
import { powerBetween, quantityOf, timesPowerOfTen } from './unit.ts';

const convert = (value: number, from: string, to: string): number | null => {
  const power = powerBetween(from, to);
  return power === null ? null : timesPowerOfTen(value, power);
};

describe('units of results', () => {
  it.each([
    '×10⁹/L',
    'x 10^9/l',
    '10^9/L',
    '10*9/L',
    '10**9 / L',
    '109/L',
    'G/L',
    'G/l',
    'Gpt/l',
    'Mrd./l',
    '/nL',
    '1/nl',
    '10^3/µL',
    'K/µL',
    'k/ul',
    'Tsd./µl',
    '10³/mm³',
  ])('%s is one more spelling of 10⁹/L', (unit) => {
    expect(convert(84, unit, '×10⁹/L')).toBe(84);
  });

  it.each([
    [84_000, '/µL', '×10⁹/L', 84],
    [4.1, '10^12/L', '10^6/µL', 4.1],
    [4.1, 'T/L', 'M/µL', 4.1],
    [13.4, 'g/dL', 'g/L', 134],
    [134, 'g/l', 'G/DL'.toLowerCase(), 13.4],
    [0.7, 'mg/dL', 'mg/L', 7],
    [7, 'MG/L', 'μg/mL', 7],
    [71.5, 'kg', 'g', 71_500],
    [71_500, 'g', 'Kg', 71.5],
    [80, 'µmol/L', 'mmol/l', 0.08],
    [1.1, 'g/dL', 'g/L', 11],
    [5, ' U / L', 'u/l', 5],
    [92, 'mL/min/1.73 m²', 'ml/min/1.73m²', 92],
  ])('%s %s is %s as %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBe(expected);
  });

  it.each([
    // Giga and gram.
    ['G/L', 'g/L'],
    ['G/dL', 'g/dL'],
    // Never a mass for an amount, nor a mass for a concentration.
    ['mg/dL', 'mmol/L'],
    ['g', 'g/L'],
    ['%', '×10⁹/L'],
    ['U/L', 'g/L'],
    ['', 'g/L'],
    ['g/L', ''],
    // Mega or milli.
    ['Mg', 'mg'],
    ['mL/min', 'mL/min/1.73 m²'],
    ['x10^9 g/L', 'g/L'],
  ])('%s is never written as %s', (from, to) => {
    expect(powerBetween(from, to)).toBeNull();
    expect(quantityOf(from)).not.toBe(quantityOf(to));
  });

  it('moves the point and rounds nothing', () => {
    expect(timesPowerOfTen(0.07, 2)).toBe(7);
    expect(timesPowerOfTen(1.1, 3)).toBe(1100);
    expect(timesPowerOfTen(-4.35, 1)).toBe(-43.5);
    expect(timesPowerOfTen(1e21, -21)).toBe(1);
    expect(timesPowerOfTen(5e-7, 6)).toBe(0.5);
  });
});
