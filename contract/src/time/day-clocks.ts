import { clockText, dateOfDayNumber } from './day-number.ts';
import { mostZones, zoneNamed, type KnownZone } from './zone-names.ts';
import { offsetAt } from './zone-offset.ts';
import { instantOf } from './zoned.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const minutesOfDay = 24 * 60;

/** For each day: how far its clocks are ahead of UTC; null for the few days on which they change. */
export type DayClocks = (number: number) => number | null;

const knownClocks = new Map<KnownZone, DayClocks>();
const knownDays = new Map<number, number | null>();
/** Of all zones together. */
const mostDays = 200_000;

/** Computed once for each day and zone, then cached. */
export function dayClocksOf(name: string): DayClocks {
  const zone = zoneNamed(name);
  const made = knownClocks.get(zone);
  if (made !== undefined) return made;
  const clocks: DayClocks = (number) => {
    const key = number * mostZones + zone.place;
    const found = knownDays.get(key);
    if (found !== undefined) return found;
    const from = instantOf(`${dateOfDayNumber(number)}T00:00`, zone.name);
    const to = instantOf(`${dateOfDayNumber(number + 1)}T00:00`, zone.name);
    const offset = offsetAt(zone.name, from);
    const isPlain = to - from === day && offset === offsetAt(zone.name, to - 1);
    if (knownDays.size >= mostDays) knownDays.clear();
    knownDays.set(key, isPlain ? offset : null);
    return isPlain ? offset : null;
  };
  knownClocks.set(zone, clocks);
  return clocks;
}

/** The instant of a minute of a day on a zone's clock; 24:30 is half past midnight of the day after. */
export function instantOnDay(zone: string, number: number, minutes: number): number {
  if (minutes >= minutesOfDay) return instantOnDay(zone, number + 1, minutes - minutesOfDay);
  const offset = dayClocksOf(zone)(number);
  return offset === null
    ? instantOf(`${dateOfDayNumber(number)}T${clockText(minutes)}`, zone)
    : number * day + minutes * minute - offset;
}
