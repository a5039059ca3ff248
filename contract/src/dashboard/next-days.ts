import { addDays } from '../time/days.ts';
import { eventsOfDays } from '../timelines/placing.ts';
import { type AgendaEvent, type Dashboard, dashboardSpan } from './schema.ts';

export type NextDay = {
  readonly date: string;
  readonly events: readonly AgendaEvent[];
  /** How many doses are planned. */
  readonly doses: number;
};

type NextDaysOptions = Pick<Dashboard, 'upcoming' | 'next_doses'> & {
  /** The day of the line, before the first of these. */
  readonly day: string;
};

/** The days after the day of the line, with what is planned on them. */
export function nextDays({ day, upcoming, next_doses }: NextDaysOptions): NextDay[] {
  const days = eventsOfDays(upcoming, addDays(day, 1), addDays(day, dashboardSpan.nextDays));
  return [...days].map(([date, events]) => ({
    date,
    events,
    doses: next_doses.find((each) => each.date === date)?.count ?? 0,
  }));
}
