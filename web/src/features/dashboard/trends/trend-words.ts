import type { SymptomTrend } from '@caretrail/contract/dashboard/schema';
import { dayWithoutYear } from '../../../lib/day-words.ts';

/** What the chart shows, as a sentence: for those who cannot see it, and for those who would rather read. */
export function trendSentence({ name, days }: SymptomTrend): string {
  const noted = days.flatMap(({ date, severity }) =>
    severity === null ? [] : [{ date, severity }],
  );
  const last = noted.at(-1);
  if (last === undefined) return `${name}: nothing noted.`;
  const values = noted.map(({ severity }) => severity);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = low === high ? `always ${low}` : `from ${low} to ${high}`;
  const often = `${noted.length === 1 ? '1 day' : `${noted.length} days`} of ${days.length}`;
  return `Noted on ${often}, ${range} out of 10. Last: ${last.severity} on ${dayWithoutYear(last.date)}.`;
}
