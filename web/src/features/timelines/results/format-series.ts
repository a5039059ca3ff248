import { formatList } from '@caretrail/contract/i18n/format';
import { formatLimit, formatValue } from '@caretrail/contract/results/format';
import {
  placeOfPoint,
  type ResultPoint,
  type ResultSeries,
  type SeriesLimit,
} from '@caretrail/contract/results/series';
import { testNameOf } from '@caretrail/contract/results/test-names';
import { formatLimitPlace } from '@caretrail/contract/treatments/against-limits';
import { longDate } from '../../../lib/long-date.ts';
import { resultsTexts as texts } from './texts.ts';

/** Two series of one test differ in their unit, so each heading has it. */
export function headingOf({ name, unit }: ResultSeries, all: readonly ResultSeries[]): string {
  if (unit.trim() !== '') return texts.withUnit({ name, unit });
  const isAmbiguous = all.some((each) => each.name === name && each.unit.trim() !== '');
  return isAmbiguous ? texts.noUnit({ name }) : name;
}

/** 'Also entered as: Thrombozyten'; the heading has the newest name. */
function otherNames({ name, points }: ResultSeries): string[] {
  const { own } = testNameOf(name);
  const others = new Map(points.map((point) => [testNameOf(point.name).own, point.name.trim()]));
  others.delete(own);
  return others.size === 0 ? [] : [texts.also({ names: formatList([...others.values()]) })];
}

/** The chart in words: for screen readers, and for who prefers text. */
export function formatSeries(series: ResultSeries): string[] {
  const { unit, points } = series;
  const last = points.at(-1);
  if (last === undefined) return [];
  const latest = texts.latest({ value: formatPoint(last, series), day: longDate(last.date) });
  const figures = points.flatMap(({ at }) => (at === null ? [] : [at]));
  const [first] = points;
  const also = otherNames(series);
  if (first === undefined || figures.length < 2) return [latest, ...also];
  const between = texts.between({
    count: points.length,
    from: longDate(first.date),
    to: longDate(last.date),
    low: formatValue({ value: Math.min(...figures), unit }),
    high: formatValue({ value: Math.max(...figures), unit }),
  });
  return [latest, between, ...also];
}

/** '84 G/L (entered as Thrombozyten 84000 /µL)': its own name and figure, where the series has others. */
export function formatPoint(
  point: ResultPoint,
  { name, unit }: Pick<ResultSeries, 'name' | 'unit'>,
): string {
  const value = formatValue(point);
  const drawn = point.at === null || point.at === point.value ? null : point.at;
  const entered = [
    ...(testNameOf(point.name).own === testNameOf(name).own ? [] : [point.name]),
    ...(drawn === null ? [] : [value]),
  ];
  if (entered.length === 0) return value;
  return texts.converted({
    value: drawn === null ? value : formatValue({ value: drawn, unit }),
    entered: entered.join(' '),
  });
}

export function formatSeriesLimit(
  { min, max, treatment, source }: SeriesLimit,
  unit: string,
): string {
  const limit = formatLimit({ min, max, unit });
  return source === ''
    ? texts.limitOnly({ limit, treatment })
    : texts.limit({ limit, treatment, source });
}

/** 'Below the limit'; a dash where none holds on its day. */
export function formatPlace(point: ResultPoint, limits: readonly SeriesLimit[]): string {
  const place = placeOfPoint(point, limits);
  const [limit] = limits;
  return place === null || limit === undefined ? texts.nothing : formatLimitPlace(place, limit);
}
