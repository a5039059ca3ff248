import type { Medication } from '@caretrail/contract/medications/schema';
import { doseAndWords, scheduleLines } from './schedule-lines.ts';

/** 'Temozolomide, 2 × 140 mg, every day at 21:00': enough to know it again. */
export function alreadyThere(
  { name, schedule }: Pick<Medication, 'name' | 'schedule'>,
  today: string,
): string {
  const line = schedule === null ? undefined : scheduleLines(schedule, today)[0];
  if (line === undefined) return name;
  const words = doseAndWords(line);
  return `${name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
