import { resultSeries } from '@caretrail/contract/results/series';
import { describe, expect, it } from 'vitest';
import {
  formatPlace,
  formatPoint,
  formatSeries,
  formatSeriesLimit,
  headingOf,
} from './format-series.ts';

const result = (value: number | string, unit: string, date: string) => ({
  event_id: '1',
  date,
  name: 'Platelets',
  value,
  unit,
  low: null,
  high: null,
});

const treatment = (source: string) => ({
  id: '2',
  title: 'Temozolomide',
  start: '2026-03-01',
  end: null,
  lab_gate: [{ test: 'Platelets', min: 100, max: null, unit: '×10⁹/L', source }],
});

describe('results over time in words', () => {
  const all = resultSeries(
    [
      result(84_000, '/µL', '2026-03-02'),
      result(112, 'G/L', '2026-03-09'),
      result(3, '', '2026-01-02'),
    ],
    [treatment('Page 2')],
  );
  const [series, other] = all;
  if (series === undefined || other === undefined) throw new Error('Two series.');

  it('say the latest, and the lowest and the highest', () => {
    expect(formatSeries(series)).toEqual([
      'Latest: 112 G/L, 9 March 2026',
      '2 results from 2 March 2026 to 9 March 2026: lowest 84 G/L, highest 112 G/L',
    ]);
    expect(formatSeries(other)).toEqual(['Latest: 3, 2 January 2026']);
  });

  it('are named with their unit, also where there is none', () => {
    expect(all.map((each) => headingOf(each, all))).toEqual([
      'Platelets (G/L)',
      'Platelets (no unit)',
    ]);
  });

  it('a converted result also says what was entered', () => {
    expect(series.points.map((point) => formatPoint(point, series))).toEqual([
      '84 G/L (entered as 84000 /µL)',
      '112 G/L',
    ]);
  });

  it('a result of another name says so, and the curve names all of them', () => {
    const [joined] = resultSeries(
      [
        { ...result(84_000, '/µL', '2026-03-02'), name: 'Thrombozyten' },
        result(112, 'G/L', '2026-03-09'),
      ],
      [],
    );
    if (joined === undefined) throw new Error('One series.');
    expect(formatSeries(joined).at(-1)).toBe('Also entered as: Thrombozyten');
    expect(joined.points.map((point) => formatPoint(point, joined))).toEqual([
      '84 G/L (entered as Thrombozyten 84000 /µL)',
      '112 G/L',
    ]);
  });

  it('the limit is in the unit of the curve, with the letter it is from', () => {
    expect(series.limits.map((limit) => formatSeriesLimit(limit, series.unit))).toEqual([
      'Your limit: at least 100 G/L (Temozolomide, Page 2)',
    ]);
    expect(series.points.map((point) => formatPlace(point, series.limits))).toEqual([
      'Below the limit',
      'At or above the limit',
    ]);
  });
});
