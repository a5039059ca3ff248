import { formatLimit, formatValue } from '@caretrail/contract/results/format';
import {
  placeOfPoint,
  type ResultPoint,
  type ResultSeries,
  type SeriesLimit,
} from '@caretrail/contract/results/series';
import { formatLimitPlace } from '@caretrail/contract/treatments/against-limits';
import { longDate } from '../../../lib/long-date.ts';
import { resultsTexts as texts } from './texts.ts';

/** Two series of one test differ in their unit, so each heading has it. */
export function headingOf({ name, unit }: ResultSeries, all: readonly ResultSeries[]): string {
  if (unit.trim() !== '') return texts.withUnit({ name, unit });
  const isAmbiguous = all.some((each) => each.name === name && each.unit.trim() !== '');
  return isAmbiguous ? texts.noUnit({ name }) : name;
}

/** The chart in words: for screen readers, and for who prefers text. */
export function formatSeries({ unit, points }: ResultSeries): string[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const latest = texts.latest({ value: formatPoint(last, unit), day: longDate(last.date) });
  const figures = points.flatMap(({ at }) => (at === null ? [] : [at]));
  const [first] = points;
  if (first === undefined || figures.length < 2) return [latest];
  const between = texts.between({
    count: points.length,
    from: longDate(first.date),
    to: longDate(last.date),
    low: formatValue({ value: Math.min(...figures), unit }),
    high: formatValue({ value: Math.max(...figures), unit }),
  });
  return [latest, between];
}

/** '84 G/L (entered as 84000 /µL)' */
export function formatPoint(point: ResultPoint, unit: string): string {
  const entered = formatValue(point);
  const drawn = point.at === null || point.at === point.value ? null : point.at;
  return drawn === null
    ? entered
    : texts.converted({ value: formatValue({ value: drawn, unit }), entered });
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
