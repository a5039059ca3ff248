import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { datePart, daysBetween } from '@caretrail/contract/time/days';
import { isGoingOn } from '@caretrail/contract/timelines/placing';
import { dayIn, nearDay } from '../../lib/format-day.ts';
import { placeOfZone } from '@caretrail/contract/time/whose-clock';
import { clockOf } from '../../lib/format-event-time.ts';
import { agendaTexts as texts } from './texts.ts';

type Clock = { readonly today: string; readonly zone: string; readonly nowMs: number };

/** Names the event's time zone when it differs from the patient's. */
const timeOf = (local: string, { time_zone }: AgendaEvent, { zone }: Clock): string =>
  time_zone === zone
    ? texts.clock({ time: clockOf(local) })
    : texts.placed({ time: clockOf(local), place: placeOfZone(time_zone) });

const nearNames: Readonly<Record<number, string>> = {
  0: 'today',
  1: 'tomorrow',
  [-1]: 'yesterday',
};

const dayValues = (day: string, today: string) => ({
  when: nearNames[daysBetween(today, day)] ?? 'day',
  day: dayIn(day, today),
});

/** For an event in progress: 'until 16:30', or 'since 16:00' without an end; with `isAlone` 'Now, until 16:30'. */
export function formatUntil(event: AgendaEvent, clock: Clock, isAlone = false): string {
  const { start, end } = event;
  if (end === null || end <= start) {
    const time = timeOf(start, event, clock);
    return texts[isAlone ? 'nowSince' : 'since']({ time });
  }
  const values = { ...dayValues(datePart(end), clock.today), time: timeOf(end, event, clock) };
  return texts[isAlone ? 'nowUntil' : 'until'](values);
}

/** 'Tomorrow at 09:30', 'Friday 4 December', 'Now, until 16:30'. */
export function formatAgendaTime(event: AgendaEvent, clock: Clock): string {
  if (isGoingOn(event, clock.nowMs)) return formatUntil(event, clock, true);
  const { start, end, all_day } = event;
  const { today } = clock;
  const day = datePart(start);
  const last = datePart(end ?? start);
  // Started before today and still running: only its end matters.
  if (day < today && last >= today) return texts.lastDay(dayValues(last, today));
  if (all_day) return nearDay(day, today) ?? dayIn(day, today);
  return texts.start({ ...dayValues(day, today), time: timeOf(start, event, clock) });
}
