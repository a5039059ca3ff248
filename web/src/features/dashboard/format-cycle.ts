import type { ActiveCycle } from '@caretrail/contract/dashboard/schema';
import { dateOf, type DayNow } from '@caretrail/contract/medications/dose-day';
import { dayIn, nearDay, weekdayName } from '../../lib/format-day.ts';
import { cycleTexts as texts } from './below-texts.ts';

/** 'Cycle 3 of 6, day 4 of 28' */
function formatPlace(treatment: ActiveCycle): string {
  const { cycles_planned: planned, cycle_length: length } = treatment;
  const place = { cycle: treatment.cycle_no ?? 1, day: treatment.day_of_cycle ?? 1 };
  if (planned === null)
    return length === null ? texts.place(place) : texts.placeOfDays({ ...place, length });
  return length === null
    ? texts.placeOfCycles({ ...place, planned })
    : texts.placeOfBoth({ ...place, planned, length });
}

/**
 * 'Cycle 3 of 6, day 4 of 28: no treatment today'. `date` is the calendar day of the answer, by which cycles are counted;
 * when it is not what “today” means now, it is named: 'no treatment on Tuesday'.
 */
export function formatCycleDay(cycle: ActiveCycle, date: string, now: DayNow): string {
  const place = formatPlace(cycle);
  if (cycle.status === 'on-hold') return texts.held({ place });
  return texts[cycle.is_treatment_day ? 'on' : 'off']({
    place,
    when: now === date ? 'today' : 'day',
    weekday: weekdayName(date),
  });
}

/** 'tomorrow', 'Friday 4 December'; after midnight always the date. */
export const formatChangeDay = (date: string, now: DayNow): string =>
  (typeof now === 'string' ? nearDay(date, now, 'within') : null) ?? dayIn(date, dateOf(now));
