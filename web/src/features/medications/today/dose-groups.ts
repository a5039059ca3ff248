import { doseStateAt } from '@caretrail/contract/medications/dose-state';
import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { isAnswered } from '@caretrail/contract/medications/is-answered';
import { scheduleDefaults, type ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { datePart } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { isAnswerWaiting } from '../../../data/dose-entry.ts';
import { weekdayName } from '../../../lib/format-day.ts';
import { dosePlaceOf, dueMs, inOrder, isPutOff } from '../doses/dose-place.ts';
import { clockOf, placeAside } from '../doses/format-dose.ts';
import { momentTexts } from '../doses/texts.ts';
import type { RecordedDoses } from '../doses/use-recorded.ts';

export type TodayDose = { readonly dose: DoseOccurrence; readonly state: DoseState };

export type Patience = Pick<ScheduleVersion, 'grace_min' | 'miss_after_min'>;
type PatienceOf = (dose: DoseOccurrence) => Patience | undefined;

/** How to group the doses of a day. */
export type DayView = {
  readonly day: string;
  readonly nowMs: number;
  /** An earlier day: nothing is due any more. */
  readonly isPast?: boolean;
  readonly patienceOf?: PatienceOf;
  /** Doses recorded on this screen stay in their group. */
  readonly recorded?: RecordedDoses;
};

/**
 * The state of a dose at the current time; the server's state is that of the request. A dose that was recorded here keeps
 * the state and the time at which it was recorded, also if it was put off. What is over on an earlier day is at its
 * planned time again: that is what its buttons record.
 */
function atNow(dose: DoseOccurrence, { nowMs, isPast, patienceOf, recorded }: DayView): TodayDose {
  const kept = recorded?.get(dosePlaceOf(dose));
  if (kept?.isKept === true) {
    const { postponed_until, state } = kept.dose;
    return { dose: { ...dose, postponed_until }, state };
  }
  const { postponed_until } = dose;
  const planned = {
    at_ms: Date.parse(dose.at),
    is_held: dose.state === 'held',
    is_asked: dose.state !== 'unasked',
    postponed_ms: postponed_until === null ? null : Date.parse(postponed_until),
  };
  // Its answer is shown in its place among the open ones until it is sent.
  const asOpen = isAnswerWaiting(dose) && !planned.is_held && planned.is_asked;
  const state = doseStateAt(
    planned,
    asOpen ? null : dose.log,
    patienceOf?.(dose) ?? scheduleDefaults,
    nowMs,
  );
  if (state === 'unasked' && dose.is_added === true) return { dose, state: 'missed' };
  return isPast && (state === 'due' || state === 'late' || state === 'missed')
    ? { dose: { ...dose, postponed_until: null }, state: 'missed' }
    : { dose, state };
}

export type DoseGroups = {
  readonly now: readonly TodayDose[];
  /** Past their time and not recorded. Not called missed, because they may have been taken. */
  readonly unnoted: readonly TodayDose[];
  readonly later: readonly TodayDose[];
  readonly held: readonly TodayDose[];
  readonly done: readonly TodayDose[];
  /** The first doses after today: all of one time. */
  readonly next: readonly TodayDose[];
};

/** Doses before the plan was entered are in no group, unless a corrected first day brought them in. */
const groupOf: Record<DoseState, Exclude<keyof DoseGroups, 'next'> | null> = {
  unasked: null,
  due: 'now',
  late: 'now',
  missed: 'unnoted',
  upcoming: 'later',
  held: 'held',
  taken: 'done',
  skipped: 'done',
};

const dueOf = ({ dose, state }: TodayDose) => ({ ...dose, state });

/** A recorded as-needed dose: listed as done until it is cleared. */
const isNotedAsNeeded = (dose: DoseOccurrence): boolean =>
  dose.slot_id === null && isAnswered(dose);

/**
 * The planned and as-needed doses of a day, grouped and in order; for today also last night's doses that can still be
 * taken.
 */
export function doseGroups(doses: readonly DoseOccurrence[], view: DayView): DoseGroups {
  const { day, isPast = false } = view;
  const all = doses
    .filter((dose) => dose.slot_id !== null || isNotedAsNeeded(dose))
    .map((dose) => atNow(dose, view))
    .toSorted((one, other) => inOrder(dueOf(one), dueOf(other)));
  const ofDay = all.filter(
    ({ dose, state }) =>
      dose.local_date === day ||
      // Last night's doses that are still open or put off until this morning.
      (!isPast && dose.local_date < day && ['now', 'later'].includes(groupOf[state] ?? '')),
  );
  const coming = all.filter(({ dose, state }) => dose.local_date > day && state === 'upcoming');
  const [first] = coming;
  const inGroup = (name: string) => ofDay.filter(({ state }) => groupOf[state] === name);
  return {
    now: inGroup('now'),
    unnoted: inGroup('unnoted'),
    later: inGroup('later'),
    held: inGroup('held'),
    done: inGroup('done'),
    next: coming.filter(
      (each) => first !== undefined && dueMs(dueOf(each)) === dueMs(dueOf(first)),
    ),
  };
}

/** Whether one of them is not recorded: rows that were recorded on this screen stay in their group. */
export const hasOpen = (group: readonly TodayDose[]): boolean =>
  group.some(({ dose }) => !isAnswered(dose));

export type TimeGroup = {
  readonly time: string;
  /** The weekday if it is not the shown day, and the zone if it is not the patient's. */
  readonly aside: string;
  readonly doses: readonly TodayDose[];
};

/** Groups doses by time; postponed doses by their new time. */
export function byTime(
  doses: readonly TodayDose[],
  { day, zone }: { readonly day: string; readonly zone: string },
): TimeGroup[] {
  const placed = doses.map((each) => {
    const due = dueOf(each);
    const local = isPutOff(due)
      ? localAt(Date.parse(due.postponed_until), zone)
      : due.local_date_time;
    const weekday = datePart(local) === day ? '' : weekdayName(datePart(local));
    const away = isPutOff(due) ? null : placeAside(due.at, due.time_zone, zone);
    const place = away === null ? '' : momentTexts.place({ place: away });
    return { time: clockOf(local), aside: [weekday, place].filter(Boolean).join(', '), each };
  });
  const groups = Map.groupBy(placed, ({ time, aside }) => `${time} ${aside}`);
  return [...groups.values()].flatMap((together) => {
    const [first] = together;
    if (first === undefined) return [];
    return [{ time: first.time, aside: first.aside, doses: together.map(({ each }) => each) }];
  });
}
