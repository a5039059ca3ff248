import { describe, expect, it } from 'vitest';
import type { DatedResult } from '../treatments/against-limits.ts';
import { datedResults, placeOfPoint, resultSeries } from './series.ts';

const result = (
  name: string,
  value: number | string,
  unit = '',
  date = '2026-03-02',
): DatedResult => ({
  event_id: '0190a0a0-0000-7000-8000-000000000000',
  date,
  name,
  value,
  unit,
  low: null,
  high: null,
});

const chemotherapy = (gate: object = {}) => ({
  id: '0190a0a0-0000-7000-8000-000000000001',
  title: 'Temozolomide',
  start: '2026-03-01',
  end: null,
  lab_gate: [{ test: 'Platelets', min: 100, max: null, unit: '×10⁹/L', source: 'Letter', ...gate }],
});

const figures = (results: readonly DatedResult[], treatments = [chemotherapy()]) =>
  resultSeries(results, treatments).map(({ name, unit, points }) => [
    name,
    unit,
    points.map(({ at }) => at),
  ]);

describe('results of events as series', () => {
  it('one test in several spellings is one series, in the unit of the newest, by day', () => {
    const results = [
      result('platelets ', 112, 'G/L', '2026-03-09'),
      result('Platelets', 84_000, '/µL', '2026-03-02'),
      result('PLATELETS', 198, '×10⁹/L', '2026-02-01'),
    ];
    expect(figures(results)).toEqual([['platelets', 'G/L', [198, 84, 112]]]);
  });

  it('two names of one test are one series, each result with its own name', () => {
    const results = [
      result('Platelets', 198, '×10⁹/L', '2026-02-01'),
      result('Thrombozyten', 84_000, '/µL', '2026-03-02'),
      result('PLT', 'few', '', '2026-03-09'),
    ];
    expect(figures(results)).toEqual([['PLT', '/µL', [198_000, 84_000, null]]]);
    const [series] = resultSeries(results, [chemotherapy()]);
    expect(series?.points.map(({ name }) => name)).toEqual(['Platelets', 'Thrombozyten', 'PLT']);
    expect(series?.limits.map(({ min }) => min)).toEqual([100_000]);
  });

  it('without a unit, two names of one test are two series, and a limit counts for its own name', () => {
    const results = [
      result('ANC', 3.2),
      result('Neutrophile', 55, '', '2026-03-09'),
      result('Neutrophils', 61, '%'),
      result('Neutrophils', 2.1, 'G/L'),
    ];
    expect(figures(results)).toHaveLength(4);
    const limited = (gate: object) =>
      resultSeries(results, [chemotherapy({ test: 'ANC', min: 1.5, ...gate })])
        .filter(({ limits }) => limits.length > 0)
        .map(({ name, unit }) => `${name} ${unit}`);
    expect(limited({ unit: '' })).toEqual(['ANC ']);
    expect(limited({})).toEqual(['ANC ', 'Neutrophils G/L']);
  });

  it('another unit that cannot be converted is another series, and so is another name', () => {
    const results = [
      result('Glucose', 90, 'mg/dL'),
      result('Glucose', 5, 'mmol/L'),
      result('Liquor-Glukose', 5.1, 'mmol/L'),
      result('Glucose', 5),
    ];
    expect(figures(results)).toHaveLength(4);
  });

  it('a word stands among the figures of its test, or alone', () => {
    const results = [
      result('Protein', 'negative', '', '2026-04-01'),
      result('Protein', 0.3, 'g/L'),
      result('Culture', 'negative'),
    ];
    expect(figures(results)).toEqual([
      ['Protein', 'g/L', [0.3, null]],
      ['Culture', '', [null]],
    ]);
  });

  it('keep what was written', () => {
    const [series] = resultSeries(
      [result('Hb', 12.4, 'g/dL'), result('Hb', 126, 'g/L', '2026-04-01')],
      [],
    );
    expect(series?.points.map(({ value, unit, at }) => [value, unit, at])).toEqual([
      [12.4, 'g/dL', 124],
      [126, 'g/L', 126],
    ]);
  });

  it('those with a limit come first, with the limit in their own unit', () => {
    const results = [
      result('Haemoglobin', 126, 'g/L'),
      result('Haemoglobin', 124, 'g/L', '2026-03-03'),
      result('Platelets', 84_000, '/µL'),
    ];
    const [first, second] = resultSeries(results, [chemotherapy()]);
    expect(first?.limits).toEqual([
      {
        treatment_id: chemotherapy().id,
        treatment: 'Temozolomide',
        source: 'Letter',
        min: 100_000,
        max: null,
        from: '2026-03-01',
        to: null,
      },
    ]);
    expect(second?.limits).toEqual([]);
  });

  it('several limits are in the order of the letter', () => {
    const { lab_gate, ...treatment } = chemotherapy();
    const gates = [...lab_gate, { ...lab_gate[0]!, test: 'Neutrophils', min: 1.5 }];
    const results = ['Neutrophils', 'Platelets'].map((name) => result(name, 2, 'G/L'));
    expect(
      resultSeries(results, [{ ...treatment, lab_gate: gates }]).map(({ name }) => name),
    ).toEqual(['Platelets', 'Neutrophils']);
  });

  it('a limit in a unit that cannot be converted is not drawn; one without a unit is', () => {
    const drawn = (unit: string) =>
      resultSeries([result('Platelets', 84, 'G/L')], [chemotherapy({ unit })])[0]?.limits.length;
    expect(drawn('g/L')).toBe(0);
    expect(drawn('')).toBe(1);
  });

  it('a point stands relative to the limits of its day', () => {
    const place = (value: number | string, date: string) => {
      const [series] = resultSeries([result('Platelets', value, 'G/L', date)], [chemotherapy()]);
      const [point] = series?.points ?? [];
      return point && placeOfPoint(point, series?.limits ?? []);
    };
    expect(place(99, '2026-03-02')).toBe('below');
    expect(place(100, '2026-03-02')).toBe('within');
    expect(place(99, '2026-02-28')).toBeNull();
    expect(place('few', '2026-03-02')).toBeNull();
  });

  it('are on the first day of their event', () => {
    const { event_id, date, ...written } = result('CRP', 7, 'mg/L');
    const event = { id: event_id, start: `${date}T08:15`, results: [written] };
    expect(datedResults([event])).toEqual([{ ...written, event_id, date }]);
  });
});
