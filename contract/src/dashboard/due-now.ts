import { msFromIso } from '../dates.ts';
import { doseDayAt } from '../medications/dose-day.ts';
import { buildDayLine } from './day-line.ts';
import type { Dashboard } from './schema.ts';

type Shown = Pick<Dashboard, 'now' | 'time_zone' | 'doses'>;

/** How many doses the line of today asks for at this moment. */
export function dosesDueNow({ now, time_zone: zone, doses }: Shown, nowMs: number): number {
  const day = doseDayAt(msFromIso(now) ?? 0, zone);
  const { entries } = buildDayLine({ doses, events: [], nextVisit: null, day, zone, nowMs });
  return entries
    .filter(({ phase }) => phase === 'now')
    .reduce((sum, entry) => sum + (entry.kind === 'doses' ? entry.doses.length : 0), 0);
}
