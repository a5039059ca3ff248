import { msFromIso } from '../dates.ts';
import { addDays } from '../time/days.ts';
import { doseKey, keyOfEntry } from './dose-key.ts';
import type { DoseLogEntry } from './doses.ts';
import { expand, type Schedule } from './expand.ts';
import { inOrder } from './in-force.ts';
import type { MedicationState } from './labels.ts';
import type { Occurrence, TakenAt } from './occurrence.ts';
import type { ScheduleVersion } from './schedule.ts';

export type CourseVersion = Schedule & Pick<ScheduleVersion, 'id' | 'grace_min' | 'miss_after_min'>;
type DatedState = { readonly state: MedicationState; readonly effective_from: string };

/** All that was ever asked for of one medicine. Both lists in the order in which they were made. */
export type Course = {
  readonly versions: readonly CourseVersion[];
  readonly states: readonly DatedState[];
};

export type CourseDose = Occurrence & {
  readonly version: CourseVersion;
  readonly log: DoseLogEntry | null;
};

type Window = { readonly from: string; readonly to: string; readonly zone: string };

/** On hold or over, a medicine is asked for on no day. */
function takenOn(states: readonly DatedState[]): (date: string) => boolean {
  const ordered = inOrder(states);
  const [only] = ordered;
  if (ordered.length < 2) return () => only === undefined || only.state === 'active';
  return (date) => {
    const inForce = ordered.findLast(({ effective_from }) => effective_from <= date) ?? only;
    return inForce?.state === 'active';
  };
}

function takenAt({ id }: CourseVersion, entries: readonly DoseLogEntry[]): TakenAt {
  const taken = entries.filter(
    ({ schedule_version_id, status }) => schedule_version_id === id && status === 'taken',
  );
  return new Map(taken.map(({ slot_id, at }) => [slot_id ?? '', msFromIso(at) ?? 0]));
}

/** Each version until the next one counts. */
function askedFor(
  { versions, states }: Course,
  { from, to, zone }: Window,
  entries: readonly DoseLogEntry[],
): CourseDose[] {
  const known = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  const isTakenOn = takenOn(states);
  const ordered = inOrder(versions);
  return ordered.flatMap((version, index) => {
    const next = ordered[index + 1];
    const end = next === undefined ? to : addDays(next.effective_from, -1);
    const last = end < to ? end : to;
    if (last < from || last < version.effective_from) return [];
    return expand(version, from, last, zone, takenAt(version, entries))
      .filter(({ local_date }) => isTakenOn(local_date))
      .map((dose) => ({ ...dose, version, log: known.get(doseKey(version.id, dose)) ?? null }));
  });
}

/** The dose that an entry is about, as its own version asked for it. */
function doseOfEntry(
  { versions }: Course,
  zone: string,
  entry: DoseLogEntry,
  entries: readonly DoseLogEntry[],
): CourseDose[] {
  const version = versions.find(({ id }) => id === entry.schedule_version_id);
  if (version === undefined || entry.local_date === null) return [];
  const day = entry.local_date;
  return expand(version, day, day, zone, takenAt(version, entries))
    .filter(({ slot_id }) => slot_id === entry.slot_id)
    .map((dose) => ({ ...dose, version, log: entry }));
}

const slotOfDay = ({ slot_id, local_date }: Occurrence): string => `${local_date} ${slot_id}`;

/**
 * The doses of a medicine from one day to another, both included. What was logged stays, whatever changed later on the
 * same day, and its slot is not asked for a second time. `standing`: the entries of the log that count.
 */
export function courseDoses(
  course: Course,
  window: Window,
  standing: readonly DoseLogEntry[],
): CourseDose[] {
  const entries = standing.filter(({ status }) => status !== 'cleared');
  const asked = askedFor(course, window, entries);
  const shown = new Set(asked.map(({ log }) => log?.id));
  const apart = entries
    .filter(({ id, local_date }) => !shown.has(id) && local_date !== null)
    .filter(
      ({ local_date }) => window.from <= String(local_date) && String(local_date) <= window.to,
    )
    .flatMap((entry) => doseOfEntry(course, window.zone, entry, entries));
  const done = new Set(apart.map(slotOfDay));
  return [...asked.filter((dose) => dose.log !== null || !done.has(slotOfDay(dose))), ...apart];
}
