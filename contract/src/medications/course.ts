import { msFromIso } from '../dates.ts';
import { addDays } from '../time/days.ts';
import { localAt } from '../time/zoned.ts';
import { doseKey, keyOfEntry } from './dose-key.ts';
import { postponedMs } from './dose-state.ts';
import type { DoseLogEntry, DosePostponement } from './doses.ts';
import { expand, type Schedule, sinceDay } from './expand.ts';
import {
  answeredBy,
  besideNext,
  counterpartOf,
  plannedUnasked,
  withoutPast,
} from './change-day.ts';
import { inOrder } from './in-force.ts';
import { isAnswer, isAnswered } from './is-answered.ts';
import type { MedicationState } from './labels.ts';
import type { Occurrence, TakenAt } from './occurrence.ts';
import type { ScheduleVersion } from './schedule.ts';
import { isHourlySlot } from './slots.ts';
import { dueAcrossMoves, isDueOnArrival, spacedArrivals, type ZoneMove } from './zone-moves.ts';

export type CourseVersion = Schedule &
  Pick<ScheduleVersion, 'id' | 'grace_min' | 'miss_after_min'> &
  Partial<Pick<ScheduleVersion, 'changed_at' | 'is_replaced' | 'dosage' | 'corrects'>>;
export type DatedState = {
  readonly state: MedicationState;
  readonly effective_from: string;
  readonly changed_at?: string;
};

/** The complete plan of one medicine, past versions included. Both lists in the order of creation. */
export type Course = {
  readonly versions: readonly CourseVersion[];
  readonly states: readonly DatedState[];
  /** Postponements in the order of creation: the newest of a dose counts. */
  readonly postponements?: readonly (Omit<DosePostponement, 'id' | 'medication_id' | 'by'> &
    Partial<Pick<DosePostponement, 'by'>>)[];
};

export type CourseDose = Occurrence & {
  readonly version: CourseVersion;
  readonly log: DoseLogEntry | null;
  /** False: it was over when the plan was entered. It can be recorded, and does not count as missed. */
  readonly is_asked: boolean;
  /** Not asked for, and planned all the same: listed as not recorded. */
  readonly is_added?: boolean;
  /** Put off until then. */
  readonly postponed_ms: number | null;
  /** By this person, where it is known. */
  readonly postponed_by?: string | null;
  /** Recorded under a version that does not ask for it any more. */
  readonly is_of_earlier_plan?: boolean;
};

type Window = {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  /** When the patient moved to another zone, and from which: the oldest first. */
  readonly moves?: readonly ZoneMove[];
};

/** On hold or over, a medicine has no doses. */
export function takenOn(states: readonly DatedState[]): (date: string) => boolean {
  const ordered = inOrder(states);
  const [only] = ordered;
  if (ordered.length < 2) return () => only === undefined || only.state === 'active';
  return (date) => {
    const inForce = ordered.findLast(({ effective_from }) => effective_from <= date) ?? only;
    return inForce?.state === 'active';
  };
}

/** When the doses of each version were taken. Read once: a record of many versions has many doses. */
export function takenByVersion(entries: readonly DoseLogEntry[]): (id: string) => TakenAt {
  const found = new Map<string, Map<string, number>>();
  for (const { schedule_version_id, slot_id, status, at } of entries) {
    if (schedule_version_id === null || status !== 'taken') continue;
    const own = found.get(schedule_version_id) ?? new Map<string, number>();
    found.set(schedule_version_id, own.set(slot_id ?? '', msFromIso(at) ?? 0));
  }
  return (id) => found.get(id) ?? nothingTaken;
}
const nothingTaken: TakenAt = new Map();

/** Each version until the next one counts, as far as it counts from one day to another. */
export function inForceBetween<V extends { readonly effective_from: string }>(
  versions: readonly V[],
  { from, to }: Pick<Window, 'from' | 'to'>,
): { readonly version: V; readonly from: string; readonly to: string }[] {
  const ordered = inOrder(versions);
  return ordered.flatMap((version, index) => {
    const next = ordered[index + 1];
    const end = next === undefined ? to : addDays(next.effective_from, -1);
    const last = end < to ? end : to;
    if (last < from || last < version.effective_from) return [];
    return [{ version, from, to: last }];
  });
}

type Segment = {
  readonly version: CourseVersion;
  readonly from: string;
  readonly to: string;
  /** Before the medicine was entered: its doses are listed as not recorded, and none is asked for. */
  readonly isBefore: boolean;
};

/**
 * The days before the medicine was entered follow the plan as it was entered, which knows its own first day: also where
 * it was changed on the same day.
 */
function beforeEntry(
  { versions }: Pick<Course, 'versions'>,
  [counting]: readonly CourseVersion[],
  { from, to }: Window,
): Segment[] {
  if (counting === undefined || from >= counting.effective_from) return [];
  const version =
    versions.find(
      ({ is_replaced, effective_from }) =>
        is_replaced !== true && effective_from === counting.effective_from,
    ) ?? counting;
  const last = addDays(version.effective_from, -1);
  return [{ version, from, to: last < to ? last : to, isBefore: true }];
}

const postponedKey = (
  versionId: string,
  dose: Pick<Occurrence, 'slot_id' | 'local_date'>,
): string => doseKey(isHourlySlot(dose.slot_id) ? versionId : '', dose);

function askedFor(
  course: Course,
  window: Window,
  standing: readonly DoseLogEntry[],
  takenAt: (id: string) => TakenAt,
): CourseDose[] {
  const { moves = [], zone } = window;
  const entries = standing.filter(isAnswer);
  const cleared = new Map(
    standing.filter((entry) => !isAnswer(entry)).map((entry) => [keyOfEntry(entry), entry]),
  );
  // By the slot of a day: another version of the plan keeps what was put off.
  const newest = new Map(
    (course.postponements ?? []).map((each) => [
      postponedKey(each.schedule_version_id, each),
      each,
    ]),
  );
  const known = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  const isTakenOn = takenOn(course.states);
  const ordered = inOrder(course.versions);
  const spaced = spacedArrivals((days) => inForceBetween(course.versions, days), moves, zone);
  const segments = [
    ...beforeEntry(course, ordered, window),
    ...inForceBetween(course.versions, window).map((each) => ({ ...each, isBefore: false })),
  ];
  return segments.flatMap(({ version, from, to, isBefore }) => {
    const plan = isBefore ? sinceDay(version, from) : version;
    const expanded = expand(plan, from, to, zone, takenAt(version.id)).filter(({ local_date }) =>
      isTakenOn(local_date),
    );
    const recorded = (dose: Occurrence): number | null =>
      recordedMs(known.get(doseKey(version.id, dose)));
    const due = dueAcrossMoves(version, expanded, moves, recorded);
    const spread = due.map((dose) => {
      const at_ms = spaced.get(doseKey(version.id, dose));
      if (at_ms === undefined || !isDueOnArrival(dose, moves)) return dose;
      return { ...dose, at_ms, local_date_time: localAt(at_ms, dose.time_zone) };
    });
    // A recorded dose keeps its time, regardless of other doses.
    const apart = besideNext(ordered[ordered.indexOf(version) + 1], spread, zone).map(
      (dose, index) => (recorded(dose) === null ? dose : (due[index] ?? dose)),
    );
    const asked = new Set(isBefore ? [] : withoutPast(course, version, apart, zone));
    const listed = isBefore ? new Set(apart) : plannedUnasked(course, version, apart, asked, zone);
    return apart.map((dose) => {
      const key = doseKey(version.id, dose);
      const log = known.get(key) ?? null;
      const postponed = newest.get(postponedKey(version.id, dose));
      const postponed_ms = postponedMs(postponed, log ?? cleared.get(key));
      const by = postponed_ms !== null && { postponed_by: postponed?.by ?? null };
      const is_added = listed.has(dose) && log === null;
      return { ...dose, version, log, is_asked: asked.has(dose), is_added, postponed_ms, ...by };
    });
  });
}

const recordedMs = (entry: DoseLogEntry | undefined): number | null => msFromIso(entry?.at ?? '');

type NamedEntry = DoseLogEntry & { readonly local_date: string };

/** The doses of log entries, as planned by their own version. */
function dosesOfEntries(
  version: CourseVersion,
  { zone, moves = [] }: Window,
  entries: readonly NamedEntry[],
  taken: TakenAt,
): CourseDose[] {
  const byDay = Map.groupBy(entries, ({ local_date }) => local_date);
  return [...byDay].flatMap(([day, own]) => {
    // One of a day before the medicine was entered may be of a plan that was corrected since.
    const expanded = expand(sinceDay(version, day), day, day, zone, taken);
    const due = dueAcrossMoves(version, expanded, moves, ({ slot_id }) =>
      recordedMs(own.find((entry) => entry.slot_id === slot_id)),
    );
    const asked = new Map(due.map((dose) => [dose.slot_id, dose]));
    return own.flatMap((log): CourseDose[] => {
      const dose = asked.get(log.slot_id ?? '');
      return dose === undefined
        ? []
        : [
            {
              ...dose,
              version,
              log,
              is_asked: true,
              postponed_ms: null,
              is_of_earlier_plan: true,
            },
          ];
    });
  });
}

type Listed = {
  /** What the plan of now asks for. */
  readonly asked: readonly CourseDose[];
  /** What was recorded under another version of the plan. */
  readonly apart: readonly CourseDose[];
  /** Those of the first that one of the second is about. */
  readonly answered: ReadonlyMap<CourseDose, CourseDose>;
};

function listed(course: Course, window: Window, standing: readonly DoseLogEntry[]): Listed {
  const entries: readonly DoseLogEntry[] = standing.filter(isAnswer);
  const takenAt = takenByVersion(entries);
  const asked = askedFor(course, window, standing, takenAt);
  const shown = new Set(asked.map(({ log }) => log?.id));
  const others = entries.filter(
    (entry): entry is NamedEntry =>
      entry.local_date !== null &&
      window.from <= entry.local_date &&
      entry.local_date <= window.to &&
      !shown.has(entry.id),
  );
  const versions = new Map(course.versions.map((version) => [version.id, version]));
  const byVersion = Map.groupBy(others, ({ schedule_version_id }) => schedule_version_id ?? '');
  const apart = [...byVersion].flatMap(([id, own]) => {
    const version = versions.get(id);
    return version === undefined ? [] : dosesOfEntries(version, window, own, takenAt(id));
  });
  return { asked, apart, answered: answeredBy(asked, apart, window.zone) };
}

/**
 * The doses of a medicine from one day to another, both included. What was logged stays, whatever changed later on the
 * same day, and is not planned a second time. `standing`: the entries of the log that count.
 */
export function courseDoses(
  course: Course,
  window: Window,
  standing: readonly DoseLogEntry[],
): CourseDose[] {
  const { asked, apart, answered } = listed(course, window, standing);
  return [...asked.filter((dose) => isAnswered(dose) || !answered.has(dose)), ...apart];
}

/**
 * What is recorded about a dose under another version of the plan: the dose itself is of the plan of now, or of an earlier
 * one. Doses by the hour are counted apart in each version.
 */
export function recordedElsewhere(
  course: Course,
  window: Window,
  standing: readonly DoseLogEntry[],
  dose: Pick<CourseDose, 'version' | 'slot_id' | 'local_date'>,
): DoseLogEntry | null {
  const isOfOther = ({ local_date, schedule_version_id }: DoseLogEntry): boolean =>
    local_date === dose.local_date && schedule_version_id !== dose.version.id;
  if (isHourlySlot(dose.slot_id) || !standing.some(isOfOther)) return null;
  const { asked, answered } = listed(course, window, standing);
  const own = asked
    .filter(({ local_date }) => local_date === dose.local_date)
    .toSorted((one, other) => one.at_ms - other.at_ms);
  const isOurs = ({ version, slot_id }: CourseDose): boolean =>
    version.id === dose.version.id && slot_id === dose.slot_id;
  const found = own.find(isOurs) ?? counterpartOf(own, dose, window.zone, () => false);
  if (found === undefined) return null;
  const log = isOurs(found) ? null : found.log;
  return log ?? answered.get(found)?.log ?? null;
}
