import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { formatWeekday, formatWhen } from '../reminders/format-when.ts';
import { datePart } from '../time/days.ts';
import { dateAt, localAt } from '../time/zoned.ts';
import { isAfterMidnight } from './dose-day.ts';
import { type Answerable, isAnswered } from './is-answered.ts';
import type { Occurrence } from './occurrence.ts';

/** {advice} is a whole sentence. */
const texts = messages('medications/postponement', {
  notPlanned: 'This dose is not in the plan. Reload the page.',
  recorded: 'This dose is already recorded. If that is wrong, change the record.',
  held: 'This dose is on hold. It is not due until the hold ends.',
  recordOrCall:
    'Record this dose if you have taken it. If not, call your clinic and ask what to do.',
  record: 'Record this dose as taken or skipped.',
  earlierOrCall: 'Select an earlier time. If you cannot take it by then, call your clinic.',
  earlier: 'Select an earlier time, or skip this dose.',
  nextIsDue: 'The next dose is already due. {advice}',
  past: 'This time has passed. Select a later time.',
  tooEarly: 'This dose is planned for {when}. Select a later time.',
  afterNext: 'The next dose is planned for {when}. {advice}',
  tooLate: 'A dose can be put off by at most {hours, number} hours. {advice}',
  weekday: '{day} at {time}',
});

const minute = 60 * 1000;
const hour = 60 * minute;
/** Tolerate a client clock that is 10 minutes off. */
const skewMs = 10 * minute;

type Asked = {
  /** Null: no schedule has it. */
  readonly dose: (Pick<Occurrence, 'at_ms' | 'is_held'> & Answerable) | null;
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
      ? texts.notPlanned
      : isAnswered(dose)
        ? texts.recorded
        : dose.is_held
          ? texts.held
          : null;
  if (text !== null) return { field: 'slot_id', text };
  if (dose === null || untilMs === null) return null;
  const badTime = refusedTime({ ...asked, plannedMs: dose.at_ms, untilMs });
  return badTime === null ? null : { field: 'until', text: badTime };
}

/** What to do with a dose that cannot be postponed any further. */
export const instead = (neverStopSuddenly: boolean): string =>
  neverStopSuddenly ? texts.recordOrCall : texts.record;

/** 'today at 20:00'; after midnight 'Tuesday at 08:00'. */
export function formatDue(ms: number, nowMs: number, zone: string): string {
  const local = localAt(ms, zone);
  return isAfterMidnight(nowMs, zone)
    ? texts.weekday({ day: formatWeekday(datePart(local)), time: local.slice(11) })
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
  const when = (ms: number): string => formatDue(ms, nowMs, zone);
  const advice = neverStopSuddenly ? texts.earlierOrCall : texts.earlier;
  if (nextMs !== null && nextMs <= nowMs)
    return texts.nextIsDue({ advice: instead(neverStopSuddenly) });
  if (untilMs <= nowMs - skewMs) return texts.past;
  if (untilMs <= plannedMs) return texts.tooEarly({ when: when(plannedMs) });
  if (nextMs !== null && untilMs >= nextMs) return texts.afterNext({ when: when(nextMs), advice });
  if (untilMs > Math.max(nowMs, plannedMs) + postponeHours * hour + skewMs)
    return texts.tooLate({ hours: postponeHours, advice });
  return null;
}
