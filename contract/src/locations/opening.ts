import { weekdays } from '../time/weekdays.ts';
import { addDays, datePart, weekdayOf } from '../time/days.ts';
import type { CareLocation } from './schema.ts';

type Kept = Pick<CareLocation, 'hours' | 'exceptions'>;
type Span = { readonly opens: string; readonly closes: string };

export type Opening =
  /** No opening hours are recorded. */
  | { readonly state: 'unknown' }
  /** `until` null: it does not close in the days ahead. */
  | { readonly state: 'open'; readonly until: { readonly day: string; readonly at: string } | null }
  /** `next` null: the next opening is unknown. */
  | {
      readonly state: 'closed';
      readonly next: { readonly day: string; readonly at: string } | null;
    };

const midnight = '00:00';
/** The last minute that a time of day can name. */
const endOfDay = '23:59';
const daysAhead = 14;

const byOpening = (one: Span, other: Span): number => (one.opens < other.opens ? -1 : 1);

/** A day that differs replaces its weekday; null where nothing is known about the day. */
function spansOn({ hours, exceptions }: Kept, day: string): Span[] | null {
  const other = exceptions.filter(({ date }) => date === day);
  if (other.length === 0 && hours.length === 0) return null;
  const weekday = weekdays[weekdayOf(day) - 1];
  const spans = other.length > 0 ? other : hours.filter((span) => span.day === weekday);
  return spans
    .flatMap(({ opens, closes }) => (opens === null || closes === null ? [] : [{ opens, closes }]))
    .toSorted(byOpening);
}

/** From one span into the next, past midnight too, while they are adjacent. */
function closing(place: Kept, day: string, closes: string, nights = daysAhead): Opening {
  if (nights === 0) return { state: 'open', until: null };
  const goesOn = spansOn(place, day)?.find((span) => span.opens <= closes && span.closes > closes);
  if (goesOn) return closing(place, day, goesOn.closes, nights);
  const tomorrow = addDays(day, 1);
  const atNight = spansOn(place, tomorrow)?.find(({ opens }) => opens === midnight);
  if (closes === endOfDay && atNight) return closing(place, tomorrow, atNight.closes, nights - 1);
  return { state: 'open', until: { day, at: closes } };
}

/** Whether a place is open at 'YYYY-MM-DDTHH:mm' of its own clock. */
export function openingAt(place: Kept, local: string): Opening {
  const today = datePart(local);
  const now = local.slice(today.length + 1);
  const spans = spansOn(place, today);
  const open = spans?.find(
    ({ opens, closes }) => opens <= now && (now < closes || closes === endOfDay),
  );
  if (open) return closing(place, today, open.closes);
  if (spans === null) return { state: 'unknown' };
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const next = spansOn(place, day)?.find(({ opens }) => ahead > 0 || opens > now);
    if (next) return { state: 'closed', next: { day, at: next.opens } };
  }
  return { state: 'closed', next: null };
}
