import type { DoneThing, LineEntry } from '@caretrail/contract/dashboard/day-line';
import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { type DayNow, doseDayAt } from '@caretrail/contract/medications/dose-day';
import { countAnswers } from '@caretrail/contract/medications/is-answered';
import { datePart } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { isGoingOn, spanOf } from '@caretrail/contract/timelines/placing';
import { dayWithoutYear, weekdayName } from '../../lib/format-day.ts';
import { clockOf } from '../../lib/format-event-time.ts';
import { momentAt, nameOfDay } from '../medications/public.ts';
import { formatAgendaTime } from './format-agenda.ts';
import { lineTexts as texts, ringTexts } from './texts.ts';

export type LineClock = {
  /** The day of the line. */
  readonly day: string;
  /** The calendar day, for sentences. */
  readonly today: DayNow;
  readonly zone: string;
  readonly nowMs: number;
};

type AheadClock = Omit<LineClock, 'day'>;

/** The day of the line has ended: it is shown until the next one is loaded, and is not called today. */
export const isDayOver = ({ day, zone, nowMs }: Omit<LineClock, 'today'>): boolean =>
  doseDayAt(nowMs, zone) !== day;

/** 'Today, Sunday 15 November'; after midnight 'Still Sunday 15 November'; an ended day by its name alone. */
export function formatLineDay(clock: LineClock): string {
  const day = dayWithoutYear(clock.day);
  if (isDayOver(clock)) return day;
  return typeof clock.today === 'string' ? texts.heading({ day }) : texts.headingTonight({ day });
}

/** '08:00' by the clock of the patient; 'Wednesday 00:30' on another day than the line. */
export function formatClock(atMs: number, { day, zone }: Pick<LineClock, 'day' | 'zone'>): string {
  const local = localAt(atMs, zone);
  const time = clockOf(local);
  return datePart(local) === day
    ? time
    : texts.onDay({ weekday: weekdayName(datePart(local)), time });
}

/** When a visit is: 'Tomorrow at 10:15'; after midnight, when “today” is ambiguous, by its weekday. */
export function formatVisitTime(event: AgendaEvent, { today, zone, nowMs }: AheadClock): string {
  if (typeof today === 'string') return formatAgendaTime(event, { today, zone, nowMs });
  if (isGoingOn(event, nowMs)) return formatAgendaTime(event, { today: today.night, zone, nowMs });
  return event.all_day
    ? nameOfDay(datePart(event.start), today)
    : momentAt(spanOf(event).fromMs, today, zone);
}

/** 'Tomorrow at 08:00', for what comes after the day. */
export const formatAhead = (entry: LineEntry, clock: AheadClock): string =>
  entry.kind === 'doses'
    ? momentAt(entry.atMs, clock.today, clock.zone)
    : formatVisitTime(entry.event, clock);

/** More titles than this are counted. */
const mostTitles = 3;

export type DayCount = {
  readonly taken: number;
  readonly skipped: number;
  /** Answered on this device, and not sent yet. */
  readonly waiting: number;
  readonly planned: number;
};

/**
 * What happened and was recorded, by what it is: 'Earlier today: 5 doses taken, 1 dose skipped, 1 entry', 'Earlier today: Headache, Seizure'.
 * With a count of the day: '5 of 6 doses taken, 1 skipped, 1 entry'.
 */
export function formatEarlier(
  done: readonly DoneThing[],
  { day, today }: Pick<LineClock, 'day' | 'today'>,
  count: DayCount | null = null,
): string {
  const events = done.flatMap((each) => (each.kind === 'visit' ? [each.event] : []));
  const doses = done.flatMap((each) => (each.kind === 'dose' ? [each.dose] : []));
  const planned = doses.filter(({ slot_id }) => slot_id !== null);
  const { taken, skipped } = countAnswers(planned);
  const asNeeded = countAnswers(doses).taken - taken;
  const isCounted = count !== null && planned.length > 0;
  const hasTitles = doses.length === 0 && events.length <= mostTitles;
  const what =
    [
      isCounted && ringTexts.words(count),
      !isCounted && taken > 0 && texts.doses({ count: taken }),
      !isCounted && skipped > 0 && texts.skipped({ count: skipped }),
      asNeeded > 0 && texts.asNeeded({ count: asNeeded }),
      ...(hasTitles ? events.map(({ title }) => title) : []),
      !hasTitles && events.length > 0 && texts.entries({ count: events.length }),
    ]
      .filter((each) => each !== false)
      // What was recorded was undone: it is listed and not counted.
      .join(', ') || texts.doses({ count: 0 });
  if (isCounted) return what;
  return today === day
    ? texts.earlier({ what })
    : texts.earlierOn({ weekday: weekdayName(day), what });
}
