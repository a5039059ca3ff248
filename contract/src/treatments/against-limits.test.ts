import { describe, expect, it, vi } from 'vitest';
import {
  compareWithLimits,
  formatLimitPlace,
  placeAgainst,
  resultsWithGate,
} from './against-limits.ts';

const event_id = '0190a0a0-0000-7000-8000-000000000000';
const gate = { test: 'Platelets', min: 100, max: null, unit: '×10⁹/L', source: 'Letter' };
const resultOf = (value: number | string, date = '2026-03-02', unit = '×10⁹/L') => ({
  event_id,
  date,
  name: 'platelets ',
  value,
  unit,
  low: null,
  high: null,
});

describe('results compared with the limits that the patient entered', () => {
  it.each([
    [99.9, 'below'],
    [100, 'within'],
    ['few', 'unlike'],
  ] as const)('%s is %s', (value, place) => {
    expect(placeAgainst(gate, resultOf(value))).toBe(place);
  });

  it('a highest value counts too', () => {
    const both = { ...gate, max: 400 };
    expect(placeAgainst(both, resultOf(401))).toBe('above');
    expect(placeAgainst({ ...both, min: null }, resultOf(1))).toBe('within');
  });

  it('another unit is not compared; the same one written otherwise is', () => {
    expect(placeAgainst(gate, resultOf(90, undefined, 'g/L'))).toBe('unlike');
    expect(placeAgainst(gate, resultOf(90, undefined, 'G/L'))).toBe('below');
    expect(placeAgainst(gate, resultOf(90_000, undefined, '/µL'))).toBe('below');
    expect(placeAgainst(gate, resultOf(100_000, undefined, '/µL'))).toBe('within');
    expect(placeAgainst(gate, resultOf(90, undefined, 'x 10^9/l'))).toBe('below');
    expect(placeAgainst(gate, resultOf(90, undefined, ''))).toBe('below');
  });

  it('only tests with a limit, the newest first', () => {
    const results = [
      resultOf(90, '2026-03-02'),
      resultOf(120, '2026-03-30'),
      { ...resultOf(3), name: 'Haemoglobin' },
    ];
    expect(compareWithLimits([gate], results).map(({ place }) => place)).toEqual([
      'within',
      'below',
    ]);
  });

  it('another name of the same test is compared where both have a unit of the same quantity', () => {
    const named = (name: string, unit: string) => ({ ...resultOf(90, undefined, unit), name });
    const compared = (unit: string, result: ReturnType<typeof named>) =>
      compareWithLimits([{ ...gate, unit }], [result]).length;
    expect(compared('×10⁹/L', named('Thrombozyten', 'G/L'))).toBe(1);
    expect(compared('×10⁹/L', named('Thrombozyten', ''))).toBe(0);
    expect(compared('×10⁹/L', named('Thrombozyten', '%'))).toBe(0);
    expect(compared('', named('Thrombozyten', 'G/L'))).toBe(0);
    expect(compared('', named('Platelets', 'G/L'))).toBe(1);
  });

  it('normalises each name once, regardless of how many limits and results there are', () => {
    const gates = Array.from({ length: 100 }, (_, at) => ({ test: `Test ${at}`, unit: '' }));
    const results = Array.from({ length: 1000 }, (_, at) => ({ name: `TEST ${at}`, unit: '' }));
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(resultsWithGate(gates, results)).toEqual(results.slice(0, 100));
    expect(normalize.mock.calls.length).toBeLessThan(2000);
    normalize.mockRestore();
  });

  it('is described relative to the limit, and never as a go-ahead', () => {
    const [min, max] = [100, 400];
    const said = [
      formatLimitPlace('below', gate),
      formatLimitPlace('above', gate),
      formatLimitPlace('within', { min, max: null }),
      formatLimitPlace('within', { min: null, max }),
      formatLimitPlace('within', { min, max }),
      formatLimitPlace('unlike', gate),
    ];
    expect(said[0]).toBe('Below the limit');
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).not.toMatch(/\bgo\b|safe|fine|allowed|may\b|start/i);
  });
});
