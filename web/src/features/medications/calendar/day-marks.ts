import type { Occurrence } from '@caretrail/contract/medications/occurrence';
import { partsWords } from '@caretrail/contract/medications/schedule-words';
import { addDays } from '@caretrail/contract/time/days';
import { daysInWords } from '../../../lib/day-words.ts';
import { clockOf } from '../../../shell/doses/dose-words.ts';

/** How a day of a calendar looks, and what it says to those who hear it. */
export type DayMark = {
  readonly look: 'asked' | 'held' | 'all' | 'some' | 'none';
  readonly words: string;
};
export type DayMarks = ReadonlyMap<string, DayMark>;

type Asked = Pick<Occurrence, 'local_date' | 'local_date_time' | 'parts' | 'is_held'>;

/** '21:00: 2 × 140 mg and 1 × 20 mg'. */
const doseWords = ({ local_date_time, parts }: Asked): string => {
  const time = clockOf(local_date_time);
  return parts.length === 0 ? time : `${time}: ${partsWords(parts)}`;
};

const byDay = (doses: readonly Asked[]): Map<string, Asked[]> =>
  Map.groupBy(doses, ({ local_date }) => local_date);

const dayWords = (doses: readonly Asked[]): string => {
  const said = doses.map(doseWords).join('; ');
  return doses.some(({ is_held }) => is_held) ? `${said} (waiting for the go-ahead)` : said;
};

/** The days on which something is asked for. */
export const askedMarks = (doses: readonly Asked[]): DayMarks =>
  new Map(
    [...byDay(doses)].map(([day, ofDay]) => [
      day,
      { look: ofDay.some(({ is_held }) => is_held) ? 'held' : 'asked', words: dayWords(ofDay) },
    ]),
  );

export type DayRun = { readonly days: string; readonly words: string };

/** Days in a row that ask for the same, as one line each: the calendar for those who would rather read. */
export function dayRuns(doses: readonly Asked[]): DayRun[] {
  const runs: { from: string; to: string; words: string }[] = [];
  for (const [day, ofDay] of byDay(doses)) {
    const words = dayWords(ofDay);
    const run = runs.at(-1);
    if (run?.words === words && addDays(run.to, 1) === day) run.to = day;
    else runs.push({ from: day, to: day, words });
  }
  return runs.map(({ from, to, words }) => ({ days: daysInWords(from, to), words }));
}
