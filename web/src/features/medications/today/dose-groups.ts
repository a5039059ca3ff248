import { doseStateAt } from '@caretrail/contract/medications/dose-state';
import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { scheduleDefaults, type ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { dosePlaceOf, inOrder } from '../../../shell/doses/dose-place.ts';
import { clockOf } from '../../../shell/doses/dose-words.ts';
import type { RecordedDoses } from '../../../shell/doses/use-recorded.ts';

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

/** As the clock stands now: the server said how it stood when it was asked. */
function stateNow(
  dose: DoseOccurrence,
  { nowMs, isPast, patienceOf, recorded }: DayView,
): DoseState {
  const kept = recorded?.get(dosePlaceOf(dose));
  const { log } = kept?.isKept === true ? kept.dose : dose;
  const planned = {
    at_ms: Date.parse(dose.at),
    is_held: dose.state === 'held',
    is_asked: dose.state !== 'unasked',
    postponed_ms: dose.postponed_until === null ? null : Date.parse(dose.postponed_until),
  };
  const state = doseStateAt(planned, log, patienceOf?.(dose) ?? scheduleDefaults, nowMs);
  return isPast && (state === 'due' || state === 'late') ? 'missed' : state;
}

export type DoseGroups = {
  readonly now: readonly TodayDose[];
  /** Their time is over and nothing was noted: nobody knows, so nobody is blamed. */
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
    .map((dose) => ({ dose, state: stateNow(dose, view) }))
    .toSorted((one, other) => inOrder(one.dose, other.dose));
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

export type TimeGroup = { readonly time: string; readonly doses: readonly TodayDose[] };

/** What is taken together stands together. */
export function byTime(doses: readonly TodayDose[]): TimeGroup[] {
  const groups = Map.groupBy(doses, ({ dose }) => clockOf(dose.local_date_time));
  return [...groups].map(([time, together]) => ({ time, doses: together }));
}
