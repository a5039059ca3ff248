import { dayDose } from '@caretrail/contract/medications/day-dose';
import { doseSum } from '@caretrail/contract/medications/dose-total';
import type { Occurrence } from '@caretrail/contract/medications/occurrence';
import { formatParts } from '@caretrail/contract/medications/format-schedule';
import { addDays } from '@caretrail/contract/time/days';
import { formatDays } from '../../../lib/format-day.ts';
import { clockOf } from '../doses/format-dose.ts';
import { calendarTexts as texts } from './texts.ts';

/** The look of a day in a calendar, and its text for screen readers. */
export type DayMark = {
  readonly look: 'asked' | 'other' | 'held' | 'all' | 'some' | 'none';
  readonly words: string;
  /** Shown under the day's number when doses differ between days: '270', or a letter. */
  readonly sign?: string;
};
export type DayMarks = ReadonlyMap<string, DayMark>;

type Asked = Pick<Occurrence, 'local_date' | 'local_date_time' | 'parts' | 'is_held'>;

/** '21:00: 2 × 140 mg and 1 × 20 mg'. */
const formatDose = ({ local_date_time, parts }: Asked): string => {
  const time = clockOf(local_date_time);
  return parts.length === 0 ? time : texts.doseAt({ time, dose: formatParts(parts) });
};

const byDay = (doses: readonly Asked[]): Map<string, Asked[]> =>
  Map.groupBy(doses, ({ local_date }) => local_date);

const formatDayDoses = (doses: readonly Asked[]): string => {
  const said = doses.map(formatDose).join('; ');
  return doses.some(({ is_held }) => is_held) ? texts.held({ doses: said }) : said;
};

export type DayDose = {
  readonly sign: string;
  /** '8 mg: 2 times 4 mg'. */
  readonly words: string;
  /** The unit of the amount; null when the sign is a letter. */
  readonly unit: string | null;
  /** The result of `dayDose`. */
  readonly dose: string;
};

/** '270' of '270 mg': the longest number that fits on the narrowest screen. */
const shortest = /^[\d.,]{1,3}(?= )/;

/**
 * The distinct daily doses in order of appearance; empty if all days have the same. The sign of each is its amount if
 * short numbers of one unit distinguish them all, otherwise a letter.
 */
export function dayDoses(doses: readonly Asked[]): DayDose[] {
  const found = new Map([...byDay(doses).values()].map((ofDay) => [dayDose(ofDay), ofDay]));
  if (found.size < 2) return [];
  const sums = [...found.values()].map((ofDay) => doseSum(ofDay.flatMap(({ parts }) => parts)));
  const amounts = sums.map((sum) => shortest.exec(sum ?? '')?.[0]);
  const units = new Set(sums.map((sum) => sum?.replace(/^[\d.,]+\s*/, '')));
  const [unit = null] = units;
  const isByAmount =
    units.size === 1 && !amounts.includes(undefined) && new Set(amounts).size === found.size;
  return [...found.keys()].map((dose, index) => {
    const sum = sums[index] ?? null;
    return {
      sign: (isByAmount ? amounts[index] : undefined) ?? letterOf(index),
      unit: isByAmount ? unit : null,
      words: sum === null || sum === dose ? dose : texts.total({ total: sum, dose }),
      dose,
    };
  });
}

/** A … Z, AA, AB. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Alternates, so that consecutive doses also look different. */
export const lookOf = (index: number): DayMark['look'] => (index % 2 === 1 ? 'other' : 'asked');

/** The days that have planned doses. */
export function askedMarks(doses: readonly Asked[]): DayMarks {
  const known = dayDoses(doses);
  return new Map(
    [...byDay(doses)].map(([day, ofDay]) => {
      const index = known.findIndex(({ dose }) => dose === dayDose(ofDay));
      const sign = known[index]?.sign;
      const look = ofDay.some(({ is_held }) => is_held) ? 'held' : lookOf(index);
      return [day, { look, words: formatDayDoses(ofDay), ...(sign !== undefined && { sign }) }];
    }),
  );
}

export type DayRun = { readonly days: string; readonly words: string };

/** Consecutive days with the same doses as one line each: the calendar as text. */
export function dayRuns(doses: readonly Asked[]): DayRun[] {
  const runs: { from: string; to: string; words: string }[] = [];
  for (const [day, ofDay] of byDay(doses)) {
    const words = formatDayDoses(ofDay);
    const run = runs.at(-1);
    if (run?.words === words && addDays(run.to, 1) === day) run.to = day;
    else runs.push({ from: day, to: day, words });
  }
  return runs.map(({ from, to, words }) => ({ days: formatDays(from, to), words }));
}
