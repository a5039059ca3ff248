import { limits } from '../limits.ts';
import { formatWeekday, formatWhen } from '../reminders/format-when.ts';
import { datePart } from '../time/days.ts';
import { dateAt, localAt } from '../time/zoned.ts';
import { isAfterMidnight } from './dose-day.ts';
import type { Occurrence } from './occurrence.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
/** Tolerate a client clock that is 10 minutes off. */
const skewMs = 10 * minute;

type Asked = {
  /** Null: no schedule has it. */
  readonly dose: (Pick<Occurrence, 'at_ms' | 'is_held'> & { readonly log: unknown }) | null;
  /** The next planned dose of the same medicine. */
  readonly nextMs: number | null;
  /** Null: back to the planned time. */
  readonly untilMs: number | null;
  /** Then no sentence suggests skipping it. */
  readonly neverStopSuddenly: boolean;
  readonly nowMs: number;
  readonly zone: string;
};

type Refused = { readonly field: 'slot_id' | 'until'; readonly text: string };

/** Why a dose cannot be postponed to a time; null: it can. Each sentence says what to do instead. */
export function refusedPostponement(asked: Asked): Refused | null {
  const { dose, untilMs } = asked;
  const text =
    dose === null
      ? 'This dose is not in the plan. Reload the page.'
      : dose.log !== null
        ? 'This dose is already recorded. If that is wrong, change the record.'
        : dose.is_held
          ? 'This dose is on hold. It is not due until the hold ends.'
          : null;
  if (text !== null) return { field: 'slot_id', text };
  if (dose === null || untilMs === null) return null;
  const badTime = refusedTime({ ...asked, plannedMs: dose.at_ms, untilMs });
  return badTime === null ? null : { field: 'until', text: badTime };
}

/** What to do with a dose that cannot be postponed any further. */
export const instead = (neverStopSuddenly: boolean): string =>
  neverStopSuddenly
    ? 'Record this dose if you have taken it. If not, call your clinic and ask what to do.'
    : 'Record this dose as taken or skipped.';

/** 'today at 20:00'; after midnight 'Tuesday at 08:00'. */
function formatMoment(ms: number, nowMs: number, zone: string): string {
  const local = localAt(ms, zone);
  return isAfterMidnight(nowMs, zone)
    ? `${formatWeekday(datePart(local))} at ${local.slice(11)}`
    : formatWhen(local, dateAt(nowMs, zone));
}

function refusedTime({
  plannedMs,
  nextMs,
  untilMs,
  neverStopSuddenly,
  nowMs,
  zone,
}: Omit<Asked, 'dose'> & { readonly plannedMs: number; readonly untilMs: number }): string | null {
  const { postponeHours } = limits.medications;
  const when = (ms: number): string => formatMoment(ms, nowMs, zone);
  const earlier = neverStopSuddenly
    ? 'Select an earlier time. If you cannot take it by then, call your clinic.'
    : 'Select an earlier time, or skip this dose.';
  if (nextMs !== null && nextMs <= nowMs)
    return `The next dose is already due. ${instead(neverStopSuddenly)}`;
  if (untilMs <= nowMs - skewMs) return 'This time has passed. Select a later time.';
  if (untilMs <= plannedMs)
    return `This dose is planned for ${when(plannedMs)}. Select a later time.`;
  if (nextMs !== null && untilMs >= nextMs)
    return `The next dose is planned for ${when(nextMs)}. ${earlier}`;
  if (untilMs > Math.max(nowMs, plannedMs) + postponeHours * hour + skewMs)
    return `A dose can be put off by at most ${postponeHours} hours. ${earlier}`;
  return null;
}
