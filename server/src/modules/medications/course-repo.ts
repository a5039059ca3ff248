import type { FlatSchedule } from '@caretrail/contract/medications/flat-schedule';
import type { Course } from '@caretrail/contract/medications/course';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import type { MedicationState } from '@caretrail/contract/medications/labels';
import type { ScheduleVersion } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { CountedStock } from '@caretrail/contract/medications/stock';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import { zoneInUseOf, type ZoneMoveRow } from '../patients/service.ts';
import { entryAnswer, isStanding } from './doses-repo.ts';
import { postponementsInWindow } from './postponements-repo.ts';
import { columns, type MedicationFields } from './repo.ts';

/** The content of a version, and the flat fields where it was made from them. */
export type VersionRow = ScheduleVersion & { flat: FlatSchedule | null };
export type StateRow = { state: MedicationState; effective_from: string; changed_at: string };
export type StockRow = CountedStock;

type Stamps = Pick<
  Medication,
  'id' | 'version' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'
>;

/** A medicine with what a window of days needs: its versions, its states, its stock and the current entries. */
export type CourseRow = MedicationFields &
  Stamps & {
    is_deleted: boolean;
    is_critical: boolean;
    /** The first day of the version that counts first, as it was corrected last. */
    first_start: string;
    versions: VersionRow[];
    states: StateRow[];
    stock: StockRow[];
    /** When each strength was counted or refilled, and when it was counted: by then what had been taken was gone. */
    counted: { strength: string; at: string; count_at: string }[];
    log: DoseLogEntry[];
    postponements: NonNullable<Course['postponements']>;
  };

const listOf = (rows: string): string => `COALESCE((SELECT json_agg(r) FROM (${rows}) r), '[]')`;

/** A later change replaced it; `by`: one that was made by then. */
const isReplaced = (row: string, by = `'infinity'`): string =>
  `EXISTS (SELECT 1 FROM medication_schedules w
            WHERE w.patient_id = ${row}.patient_id AND w.medication_id = ${row}.medication_id
              AND ${row}.id = ANY (w.replaces) AND w.changed_at <= ${by})`;

/** As it stood at the moment `by`. */
export const versionAnswerAt = (by: string): string => `
  SELECT v.id, v.medication_id, v.seq, v.effective_from, v.reason, v.tz_mode, v.home_tz, v.day_starts_at, v.grace_min,
         v.miss_after_min, v.phases, v.flat, v.changed_by, ${instant('v.changed_at')} AS changed_at, v.dosage, v.corrects,
         ${isReplaced('v', by)} AS is_replaced
    FROM medication_schedules v`;
export const versionAnswer = versionAnswerAt(`'infinity'`);

/**
 * The first day of those versions of a medicine that can count from day `$2` on, or that tell what was planned before
 * one of them: after a flight west a version may be made for a day before one that was made earlier.
 */
const countsFrom = (owner: string): string => `
  LEAST(
    COALESCE((SELECT max(o.effective_from) FROM medication_schedules o
      WHERE o.patient_id = ${owner} AND o.medication_id = m.id AND o.effective_from < $2 AND NOT ${isReplaced('o')}), '-infinity'),
    (SELECT min(o.effective_from) FROM medication_schedules o
      WHERE o.patient_id = ${owner} AND o.medication_id = m.id AND NOT ${isReplaced('o')}
        AND jsonb_path_exists(o.phases, '$[*].pattern.held[*]')),
    (SELECT max(o.effective_from) FROM medication_schedules o
      WHERE o.patient_id = ${owner} AND o.medication_id = m.id AND o.effective_from < $2 AND NOT ${isReplaced('o')}
        AND o.seq < (SELECT min(w.seq) FROM medication_schedules w
                      WHERE w.patient_id = ${owner} AND w.medication_id = m.id AND w.effective_from BETWEEN $2 AND $3)))`;

const hourlySlot = (row: string): string => `${row}.slot_id ~ '^p[0-9]+h[0-9]+$'`;
/** More than two of the longest steps by the hour, and the days by which a dose may be recorded early. */
const daysBefore = 10;

/**
 * `$2` and `$3`: the first and the last day. By the hour a dose counts from the last one taken: those of the days
 * before, and of each schedule the last one before these. Years of others are not read.
 */
const entriesInWindow = (owner: string): string =>
  [
    `l.local_date BETWEEN $2 AND $3`,
    `l.slot_id IS NULL AND l.at >= $2::date - 2 AND l.at < $3::date + 3`,
    `${hourlySlot('l')} AND l.local_date >= $2::date - ${daysBefore} AND l.local_date < $2`,
    // Recorded under a day to which it had moved.
    `${hourlySlot('l')} AND l.local_date > $3 AND l.local_date <= $3::date + 2`,
    `l.id IN (SELECT DISTINCT ON (h.schedule_version_id, split_part(h.slot_id, 'h', 1)) h.id
                FROM dose_log h
               WHERE h.patient_id = ${owner} AND h.medication_id = m.id AND ${hourlySlot('h')} AND h.status = 'taken'
                 AND h.local_date < $2::date - ${daysBefore}
                 AND NOT EXISTS (SELECT 1 FROM dose_log c WHERE c.patient_id = h.patient_id AND c.supersedes = h.id)
               ORDER BY h.schedule_version_id, split_part(h.slot_id, 'h', 1), split_part(h.slot_id, 'h', 2)::int DESC)`,
  ]
    .map(
      (condition) =>
        `(${entryAnswer} WHERE l.patient_id = ${owner} AND l.medication_id = m.id AND ${condition} AND ${isStanding})`,
    )
    .join(' UNION ALL ');

/**
 * Versions that were over on the day before the window are left out, unless something in it was logged under them, or a
 * cycle waits for its go-ahead: then what was planned after it waits too. `owner`: the patient, as the surrounding
 * statement knows them.
 */
const coursesOf = (owner: string): string => `
  SELECT m.id, ${columns.map((column) => `m.${column}`).join(', ')}, m.version, m.deleted_at IS NOT NULL AS is_deleted,
         EXISTS (SELECT 1 FROM critical_medicines x WHERE x.patient_id = ${owner} AND x.medication_id = m.id) AS is_critical,
         ${instant('m.created_at')} AS created_at, m.created_by, ${instant('m.updated_at')} AS updated_at, m.updated_by,
         ${listOf(`${versionAnswer}
            WHERE v.patient_id = ${owner} AND v.medication_id = m.id
              AND (v.effective_from >= ${countsFrom(owner)}
                   OR v.id IN (SELECT l.schedule_version_id FROM dose_log l
                                WHERE l.patient_id = ${owner} AND l.medication_id = m.id AND l.local_date BETWEEN $2 AND $3))
            ORDER BY v.seq`)} AS versions,
         (SELECT COALESCE(f.flat ->> 'start_date', f.phases #>> '{0,start,date}', f.effective_from::text)
            FROM medication_schedules f
           WHERE f.patient_id = ${owner} AND f.medication_id = m.id AND NOT ${isReplaced('f')}
           ORDER BY f.effective_from, f.seq LIMIT 1) AS first_start,
         ${listOf(`SELECT s.state, s.effective_from, ${instant('s.changed_at')} AS changed_at FROM medication_states s
            WHERE s.patient_id = ${owner} AND s.medication_id = m.id ORDER BY s.seq`)} AS states,
         ${listOf(`SELECT k.strength, GREATEST(k.on_hand, 0) AS on_hand, k.unit, k.expires, k.low_at_days, k.low_at_count,
                          k.repeats_left, k.renew_lead_days, k.per_dose
                     FROM medication_stock k
                    WHERE k.patient_id = ${owner} AND k.medication_id = m.id ORDER BY k.position`)} AS stock,
         ${listOf(`SELECT k.strength, ${instant('k.counted_at')} AS at, ${instant('k.last_count_at')} AS count_at FROM medication_stock k
                    WHERE k.patient_id = ${owner} AND k.medication_id = m.id ORDER BY k.position`)} AS counted,
         ${listOf(`${entriesInWindow(owner)} ORDER BY id`)} AS log,
         ${listOf(postponementsInWindow(owner))} AS postponements
    FROM medications m
   WHERE m.patient_id = ${owner}`;

export type Window = { readonly from: string; readonly to: string };

/** The medicines that are not in the bin, or some of them, by name, with the version of the data, and the zone: one statement. */
export const readCourses = (
  db: Queryable,
  patientId: string,
  { from, to }: Window,
  states: readonly MedicationState[] | null = null,
  ids: readonly string[] | null = null,
): Promise<{
  version: number;
  zone: string | null;
  moves: ZoneMoveRow[];
  courses: CourseRow[];
}> =>
  db.one(
    `SELECT p.data_version AS version, ${zoneInUseOf('p.patient_id')} AS zone, p.zone_moves AS moves,
            ${listOf(`${coursesOf('$1')} AND m.deleted_at IS NULL AND ($4::text[] IS NULL OR m.state = ANY ($4))
               AND ($5::uuid[] IS NULL OR m.id = ANY ($5))
               ORDER BY lower(m.name), m.id`)} AS courses
       FROM patients p WHERE p.patient_id = $1`,
    [patientId, from, to, states && [...states], ids && [...ids]],
  );

/** The same for several patients, for a window that includes the days of all of them: one statement too. */
export const readCoursesOfMany = (
  db: Queryable,
  patientIds: readonly string[],
  { from, to }: Window,
): Promise<{ patient_id: string; moves: ZoneMoveRow[]; courses: CourseRow[] }[]> =>
  db.query(
    `SELECT p.patient_id, p.zone_moves AS moves,
            ${listOf(`${coursesOf('p.patient_id')} AND m.deleted_at IS NULL ORDER BY lower(m.name), m.id`)} AS courses
       FROM patients p WHERE p.patient_id = ANY ($1)`,
    [[...patientIds], from, to],
  );

/** In the bin or not. */
export const findCourse = (
  db: Queryable,
  patientId: string,
  id: string,
  { from, to }: Window,
): Promise<CourseRow | undefined> =>
  db
    .maybeOne<{ course: CourseRow }>(
      `SELECT row_to_json(c) AS course FROM (${coursesOf('$1')} AND m.id = $4) c`,
      [patientId, from, to, id],
    )
    .then((row) => row?.course);

/** The same with the zone, for a day that is already known. */
export const findCourseAndZone = (
  db: Queryable,
  patientId: string,
  id: string,
  { from, to }: Window,
): Promise<{ zone: string | null; moves: ZoneMoveRow[]; course: CourseRow | null }> =>
  db.one(
    `SELECT ${zoneInUseOf('p.patient_id')} AS zone, p.zone_moves AS moves,
            (SELECT row_to_json(c) FROM (${coursesOf('$1')} AND m.id = $4) c) AS course
       FROM patients p WHERE p.patient_id = $1`,
    [patientId, from, to, id],
  );
