import { durationWords } from '@caretrail/contract/medications/schedule-words';
import { instantOf } from '@caretrail/contract/time/zoned';
import { zoneTexts as texts } from './texts.ts';

/** A dose that follows the patient's time zone. */
export type NextDose = { readonly name: string; readonly local_date_time: string };

const minute = 60_000;

/** When the next dose is due in a zone, to explain a choice. */
export function formatNextDose(
  { name, local_date_time }: NextDose,
  zone: string,
  nowMs: number,
): string {
  const minutes = Math.round((instantOf(local_date_time, zone) - nowMs) / minute);
  const clock = local_date_time.slice(11);
  if (minutes === 0) return texts.next(name, clock, 'now');
  return minutes > 0
    ? texts.next(name, clock, `in ${durationWords(minutes)}`)
    : texts.nextWas(name, clock, `${durationWords(-minutes)} ago`);
}
