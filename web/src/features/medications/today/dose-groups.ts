import { doseStateAt } from '@caretrail/contract/medications/dose-state';
import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { scheduleDefaults, type ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { datePart } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { weekdayName } from '../../../lib/day-words.ts';
import { dosePlaceOf, inOrder, isPutOff } from '../doses/dose-place.ts';
import { clockOf, formatPlace } from '../doses/format-dose.ts';
import type { RecordedDoses } from '../doses/use-recorded.ts';

export type TodayDose = { readonly dose: DoseOccurrence; readonly state: DoseState };

export type Patience = Pick<ScheduleVersion, 'grace_min' | 'miss_after_min'>;
type PatienceOf = (dose: DoseOccurrence) => Patience | undefined;

/** How a day is looked at. */
export type DayView = {
  readonly day: string;
  readonly nowMs: number;
  /** An earlier day: nothing of it is due any more. */
  readonly isPast?: boolean;
  readonly patienceOf?: PatienceOf;
  /** What was recorded a moment ago stays in its group. */
  readonly recorded?: RecordedDoses;
};

/**
 * As the clock stands now: the server said how it stood when it was asked. What was recorded a moment ago stands where it
 * stood before, also one that was put off.
 */
function atNow(dose: DoseOccurrence, { nowMs, isPast, patienceOf, recorded }: DayView): TodayDose {
  const kept = recorded?.get(dosePlaceOf(dose));
  const { log, postponed_until } = kept?.isKept === true ? kept.dose : dose;
  const planned = {
    at_ms: Date.parse(dose.at),
    is_held: dose.state === 'held',
    is_asked: dose.state !== 'unasked',
    postponed_ms: postponed_until === null ? null : Date.parse(postponed_until),
  };
  const state = doseStateAt(planned, log, patienceOf?.(dose) ?? scheduleDefaults, nowMs);
  return {
    dose: { ...dose, postponed_until },
    state: isPast && (state === 'due' || state === 'late') ? 'missed' : state,
  };
}

export type DoseGroups = {
  readonly now: readonly TodayDose[];
  /** Past their time and not recorded. Not called missed: the person may have taken them. */
  readonly unnoted: readonly TodayDose[];
  readonly later: readonly TodayDose[];
  readonly held: readonly TodayDose[];
  readonly done: readonly TodayDose[];
  /** The first after today. */
  readonly next: TodayDose | undefined;
};

/** What was over when the plan was entered stands in none. */
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

/** Taken without being asked for: it stands among what is done, and is gone when it is taken back. */
const isNotedAsNeeded = ({ slot_id, log }: DoseOccurrence): boolean =>
  slot_id === null && log !== null && log.status !== 'cleared';

/**
 * The doses that a schedule asks for on a day and those taken as needed, in the order of the day; today also those of
 * last night that may still be taken.
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
      // Of last night: still open, or put off until this morning.
      (!isPast && dose.local_date < day && ['now', 'later'].includes(groupOf[state] ?? '')),
  );
  const inGroup = (name: string) => ofDay.filter(({ state }) => groupOf[state] === name);
  return {
    now: inGroup('now'),
    unnoted: inGroup('unnoted'),
    later: inGroup('later'),
    held: inGroup('held'),
    done: inGroup('done'),
    next: all.find(({ dose, state }) => dose.local_date > day && state === 'upcoming'),
  };
}

export type TimeGroup = {
  readonly time: string;
  /** The weekday of another day than the one shown, and the place of another clock than the patient's own. */
  readonly aside: string;
  readonly doses: readonly TodayDose[];
};

/** What is taken together stands together; what was put off, at its new time. */
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
    const place = isPutOff(due) ? '' : formatPlace(due.at, due.time_zone, zone);
    return { time: clockOf(local), aside: [weekday, place].filter(Boolean).join(', '), each };
  });
  const groups = Map.groupBy(placed, ({ time, aside }) => `${time} ${aside}`);
  return [...groups.values()].flatMap((together) => {
    const [first] = together;
    if (first === undefined) return [];
    return [{ time: first.time, aside: first.aside, doses: together.map(({ each }) => each) }];
  });
}
