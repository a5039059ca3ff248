import type { Medication } from '@caretrail/contract/medications/schema';
import { longDate } from '../../../lib/long-date.ts';
import { listTexts as texts } from '../list/texts.ts';

type Over = Pick<Medication, 'state' | 'state_since' | 'start_date' | 'end_date'>;

/** 'Stopped on 16 November 2026', where that was before its planned end; null for any other. */
export function overWords({ state, state_since, end_date }: Over): string | null {
  if (state_since === null || (state !== 'stopped' && state !== 'completed')) return null;
  const cameToItsEnd = end_date !== null && end_date < state_since;
  return cameToItsEnd ? null : texts.over[state](longDate(state_since));
}

/** From when until when it was taken. */
export function datesWords(medicine: Over): string {
  const { start_date, end_date } = medicine;
  const over = overWords(medicine);
  return over === null
    ? texts.dates(longDate(start_date), end_date && longDate(end_date))
    : texts.datesOver(longDate(start_date), over);
}
