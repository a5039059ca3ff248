import { isCalendarDate } from '@caretrail/contract/dates';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { addDays, addMonths, startOfMonth } from '@caretrail/contract/time/days';
import type { Sight } from '@caretrail/contract/journey/columns';
import type { Days } from '../line/window.ts';

/** From two weeks to two years. */
const sightDays = { least: 14, most: 731 } as const;

export const zooms = ['year2', 'year', 'half', 'quarter', 'weeks2'] as const;
export type JourneyZoom = (typeof zooms)[number];

const daysOfZoom: Readonly<Record<JourneyZoom, number>> = {
  year2: sightDays.most,
  year: 365,
  half: 182,
  quarter: 92,
  weeks2: sightDays.least,
};

export const startZoom: JourneyZoom = 'half';

/** What is to come has a fifth of the picture. */
const ahead = 0.2;

/** Room for what is planned, and for a long life before. */
const yearsAround = { back: 30, ahead: 3 } as const;

function clamped({ from, days }: Sight, today: number): Sight {
  const length = Math.min(sightDays.most, Math.max(sightDays.least, days));
  const first = today - yearsAround.back * 365;
  const last = today + yearsAround.ahead * 365 - length;
  return { from: Math.min(last, Math.max(first, from)), days: length };
}

/** So that today and what is next are in it. */
export const sightOf = (zoom: JourneyZoom, today: string): Sight => {
  const days = daysOfZoom[zoom];
  return { from: dayNumberOf(today) - Math.round(days * (1 - ahead)), days };
};

/** Around today where it is in sight, otherwise around the middle. */
export function withZoom(sight: Sight, zoom: JourneyZoom, today: string): Sight {
  const share = (dayNumberOf(today) - sight.from) / sight.days;
  const around = share >= 0 && share <= 1 ? share : 0.5;
  return zoomed(sight, daysOfZoom[zoom] / sight.days, around, today);
}

/** As many days as before, with today where it is at first. */
export const atToday = ({ days }: Sight, today: string): Sight => ({
  from: dayNumberOf(today) - Math.round(days * (1 - ahead)),
  days,
});

/** How an address says it: '2026-05-01.183'. */
export const sightText = (sight: Sight): string =>
  `${dateOfDayNumber(Math.round(sight.from))}.${Math.round(sight.days)}`;

/** What an address says, wherever it comes from. */
export function readSight(text: string | null, today: string): Sight {
  const [from = '', days = ''] = (text ?? '').split('.');
  if (!isCalendarDate(from) || !/^\d{1,4}$/.test(days)) return sightOf(startZoom, today);
  return clamped({ from: dayNumberOf(from), days: Number(days) }, dayNumberOf(today));
}

/** The zoom whose button is pressed; undefined between two of them. */
export const zoomOf = ({ days }: Sight): JourneyZoom | undefined =>
  zooms.find((zoom) => Math.abs(daysOfZoom[zoom] - days) < 1);

/** Around a place of the picture, from 0 to 1, which stays where it is. */
export function zoomed(sight: Sight, by: number, around: number, today: string): Sight {
  const days = Math.min(sightDays.most, Math.max(sightDays.least, sight.days * by));
  const from = sight.from + around * (sight.days - days);
  return clamped({ from, days }, dayNumberOf(today));
}

/** By a share of the days in sight; later days have positive numbers. */
export const panned = (sight: Sight, by: number, today: string): Sight =>
  clamped({ ...sight, from: sight.from + by * sight.days }, dayNumberOf(today));

/** With a day in it: where the day is not, it becomes the middle. */
export function withDay(sight: Sight, day: number, today: string): Sight {
  const isIn = day >= sight.from && day + 1 <= sight.from + sight.days;
  return isIn ? sight : clamped({ ...sight, from: day - sight.days / 2 }, dayNumberOf(today));
}

/** The whole days; `to` is exclusive. */
export const daysOfSight = ({ from, days }: Sight): Days => ({
  from: dateOfDayNumber(Math.floor(from)),
  to: dateOfDayNumber(Math.ceil(from + days)),
});

export const shareOf = (day: number, { from, days }: Sight): number => (day - from) / days;

export const dayAt = (share: number, { from, days }: Sight): number =>
  Math.min(Math.ceil(from + days) - 1, Math.max(Math.floor(from), Math.floor(from + share * days)));

const quarterStart = (day: string): string => {
  const month = startOfMonth(day);
  return addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3));
};

/** What is asked for: whole quarters with room around, so that a small step asks for nothing new. Both included. */
export function daysToLoad(sight: Sight): { readonly from: string; readonly to: string } {
  const { from, to } = daysOfSight(sight);
  const room = Math.min(90, Math.ceil(sight.days / 2));
  return {
    from: quarterStart(addDays(from, -room)),
    to: addDays(addMonths(quarterStart(addDays(to, room)), 3), -1),
  };
}
