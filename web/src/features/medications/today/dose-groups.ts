import { doseStateAt } from '@caretrail/contract/medications/dose-state';
import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { scheduleDefaults, type ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { clockOf } from '../../../shell/doses/dose-words.ts';

export type TodayDose = { readonly dose: DoseOccurrence; readonly state: DoseState };

export type Patience = Pick<ScheduleVersion, 'grace_min' | 'miss_after_min'>;
type PatienceOf = (dose: DoseOccurrence) => Patience | undefined;

/** As the clock stands now: the server said how it stood when it was asked. */
const stateNow = (dose: DoseOccurrence, patience: Patience | undefined, nowMs: number) =>
  doseStateAt(
    {
      at_ms: Date.parse(dose.at),
      is_held: dose.state === 'held',
      is_asked: dose.state !== 'unasked',
    },
    dose.log,
    patience ?? scheduleDefaults,
    nowMs,
  );

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
 * The doses that a schedule asks for today and those taken as needed, in the order of the day, and those of last night
 * that may still be taken.
 */
export function doseGroups(
  doses: readonly DoseOccurrence[],
  today: string,
  nowMs: number,
  patienceOf: PatienceOf = () => undefined,
): DoseGroups {
  const all = doses
    .filter((dose) => dose.slot_id !== null || isNotedAsNeeded(dose))
    .map((dose) => ({ dose, state: stateNow(dose, patienceOf(dose), nowMs) }))
    .toSorted((one, other) => Date.parse(one.dose.at) - Date.parse(other.dose.at));
  const ofToday = all.filter(
    ({ dose, state }) =>
      dose.local_date === today || (dose.local_date < today && groupOf[state] === 'now'),
  );
  const inGroup = (name: string) => ofToday.filter(({ state }) => groupOf[state] === name);
  return {
    now: inGroup('now'),
    unnoted: inGroup('unnoted'),
    later: inGroup('later'),
    held: inGroup('held'),
    done: inGroup('done'),
    next: all.find(({ dose, state }) => dose.local_date > today && state === 'upcoming'),
  };
}

export type TimeGroup = { readonly time: string; readonly doses: readonly TodayDose[] };

/** What is taken together stands together. */
export function byTime(doses: readonly TodayDose[]): TimeGroup[] {
  const groups = Map.groupBy(doses, ({ dose }) => clockOf(dose.local_date_time));
  return [...groups].map(([time, together]) => ({ time, doses: together }));
}
