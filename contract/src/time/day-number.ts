import { offsetAt } from './zone-offset.ts';
import { instantOf } from './zoned.ts';

/** Days counted from 1 January 1970: the fast face of days.ts, for engines that walk over years. */

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const minutesOfDay = 24 * 60;

export const dayNumberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day;

const texts = new Map<number, string>();
const mostTexts = 50_000;

export function dateOfDayNumber(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * day).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (texts.size >= mostTexts) texts.clear();
  texts.set(number, text);
  return text;
}

/** 1 is Monday, 7 is Sunday; 1 January 1970 was a Thursday. */
export const weekdayOfDayNumber = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

export const clockText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export const minutesOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Of each day: how far its clocks are ahead of UTC; null for the few days on which they change. */
export type DayClocks = (number: number) => number | null;

const knownClocks = new Map<string, DayClocks>();

/** Asked once for each day and zone, then remembered. */
export function dayClocksOf(zone: string): DayClocks {
  const made = knownClocks.get(zone);
  if (made !== undefined) return made;
  const known = new Map<number, number | null>();
  const clocks: DayClocks = (number) => {
    const found = known.get(number);
    if (found !== undefined) return found;
    const from = instantOf(`${dateOfDayNumber(number)}T00:00`, zone);
    const to = instantOf(`${dateOfDayNumber(number + 1)}T00:00`, zone);
    const offset = offsetAt(zone, from);
    const isPlain = to - from === day && offset === offsetAt(zone, to - 1);
    if (known.size >= mostTexts) known.clear();
    known.set(number, isPlain ? offset : null);
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
