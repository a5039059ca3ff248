import { daysBetween } from '@caretrail/contract/time/days';

const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** From here on weeks, months and years are said: nobody counts 90 days. */
const scales = [
  { unit: 'year', days: 365.25, from: 700 },
  { unit: 'month', days: 30.44, from: 60 },
  { unit: 'week', days: 7, from: 21 },
  { unit: 'day', days: 1, from: 0 },
] as const;

/** 'today', 'in 3 days', 'yesterday', '5 weeks ago'. */
export function distanceInWords(day: string, today: string): string {
  const distance = daysBetween(today, day);
  const scale = scales.find(({ from }) => Math.abs(distance) >= from) ?? scales[3];
  return words.format(Math.trunc(distance / scale.days), scale.unit);
}
