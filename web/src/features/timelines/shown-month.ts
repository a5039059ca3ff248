import { isCalendarDate } from '@caretrail/contract/dates';

/** Each view has its own place in the address; setting one clears the others, so that a change of view keeps the month. */
export const noPlaces = { from: null, back: null, date: null, around: null } as const;

const firstOf = (way: string | null): string | null => {
  if (way === null) return null;
  // The list goes back from the end of a year.
  return way.length === 'YYYY'.length ? `${way}-12-01` : `${way}-01`;
};

/** The day that any of the views shows; null for today. */
export function shownDay(query: URLSearchParams): string | null {
  // A line that shows everything shows no month.
  const around = query.has('zoom') ? query.get('around') : null;
  const day = query.get('date') ?? around ?? firstOf(query.get('from') ?? query.get('back'));
  return day !== null && isCalendarDate(day) ? day : null;
}

type Ways = { readonly ahead: readonly string[]; readonly back: readonly string[] };
type Going = { readonly from: string | null; readonly back: string | null };

/** Where the list begins for a day that another view has shown: its month, or the nearest one with events. */
export function goingFor(day: string, today: string, { ahead, back }: Ways): Going {
  const month = day.slice(0, 'YYYY-MM'.length);
  const current = today.slice(0, 'YYYY-MM'.length);
  if (month === current) return { from: null, back: null };
  return month > current
    ? { from: ahead.find((way) => way >= month) ?? null, back: null }
    : { from: null, back: back.find((way) => way <= month) ?? null };
}
