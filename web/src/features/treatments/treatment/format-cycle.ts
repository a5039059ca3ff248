import { dateOf, type DayNow } from '@caretrail/contract/medications/dose-day';
import { daysBetween } from '@caretrail/contract/time/days';
import { cycleOn, cyclesOf, type TreatmentCycle } from '@caretrail/contract/treatments/cycles';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { dayIn, weekdayName } from '../../../lib/format-day.ts';
import { cycleAheadTexts as texts, planTexts } from './texts.ts';

/** 'Cycle 3: today is day 4 of 28'; after midnight 'Tuesday is day 4 of 28'. */
export const formatThisCycle = (
  { number, day, length }: Pick<TreatmentCycle, 'number' | 'length'> & { readonly day: number },
  now: DayNow,
): string =>
  planTexts.thisCycle({
    number,
    day,
    length,
    when: typeof now === 'string' ? 'today' : 'day',
    weekday: weekdayName(dateOf(now)),
  });

/** The mark of the day in the drawing: 'Today'; after midnight 'Tuesday'. */
export const formatDayMark = (now: DayNow): string =>
  typeof now === 'string' ? planTexts.today : weekdayName(now.night);

/** Null: no later cycle is planned, or the treatment is not going on: then no day is certain. */
export function formatNextCycle(treatment: Treatment, today: string): string | null {
  if (treatment.status !== 'active') return null;
  const next = cyclesOf(treatment, today).find(({ first }) => first > today);
  return next === undefined
    ? null
    : texts.next({ number: next.number, day: dayIn(next.first, today) });
}

/** '25 days left in this cycle. Cycle 6 starts on Monday 14 December.'; null outside the cycles. */
export function formatCycleAhead(treatment: Treatment, today: string): string | null {
  const now = treatment.status === 'active' ? cycleOn(treatment, today) : null;
  if (now === null) return null;
  const left = texts.left({ days: daysBetween(today, now.last) });
  const next = formatNextCycle(treatment, today);
  return next === null ? left : texts.both({ left, next });
}
