import type { FlatSchedule } from '@caretrail/contract/medications/flat-schedule';
import type { MedicationState } from '@caretrail/contract/medications/labels';
import type { ScheduleVersion } from '@caretrail/contract/medications/schedule';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import { type StateRow, versionAnswer, versionAnswerAt, type VersionRow } from './course-repo.ts';
import type { By } from '../patients/service.ts';

export type NewVersion = Omit<
  ScheduleVersion,
  'id' | 'medication_id' | 'seq' | 'changed_by' | 'changed_at' | 'reason' | 'is_replaced'
> & {
  readonly reason: string;
  readonly flat: FlatSchedule | null;
  /** Versions that were planned for later or corrected, and that it replaces. */
  readonly replaces: readonly string[];
};

const nextSeq = (table: string): string =>
  `(SELECT COALESCE(max(seq), 0) + 1 FROM ${table} WHERE patient_id = $1 AND medication_id = $3)`;

/** The size of a version or a change of state, beside its row. */
const versionBytes = `200 + octet_length(phases::text) + COALESCE(octet_length(flat::text), 0)`;
const stateBytes = '200';

/**
 * How many of its kind the medicine has, and an upper bound of the size of all schedules of the patient:
 * `countSchedules` has the exact one.
 */
export type Made = { seq: number; bytes: number };
const countingMade = `UPDATE patients p SET schedule_bytes = p.schedule_bytes + made.bytes
     FROM made WHERE p.patient_id = $1 RETURNING made.seq, p.schedule_bytes AS bytes`;

export const insertVersion = (
  tx: Queryable,
  patientId: string,
  version: NewVersion & {
    readonly id: string;
    readonly medicationId: string;
    /** How many doses a day the medicine has at most from now on, by all of its versions. */
    readonly doses: number;
  },
  by: By,
): Promise<Made> =>
  tx.one<Made>(
    `WITH asked AS (UPDATE medications SET doses_a_day = $17 WHERE patient_id = $1 AND id = $3),
     made AS (
       INSERT INTO medication_schedules (patient_id, id, medication_id, changed_by, changed_at, effective_from, reason,
                                         tz_mode, home_tz, day_starts_at, grace_min, miss_after_min, phases, flat, dosage,
                                         replaces, corrects, seq)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $18, ${nextSeq('medication_schedules')})
       RETURNING seq, ${versionBytes} AS bytes)
     ${countingMade}`,
    [
      patientId,
      version.id,
      version.medicationId,
      by.userId,
      by.at.toISOString(),
      version.effective_from,
      version.reason,
      version.tz_mode,
      version.home_tz,
      version.day_starts_at,
      version.grace_min,
      version.miss_after_min,
      JSON.stringify(version.phases),
      version.flat && JSON.stringify(version.flat),
      version.dosage,
      [...version.replaces],
      version.doses,
      version.corrects ?? null,
    ],
  );

type NewState = {
  readonly id: string;
  readonly medicationId: string;
  readonly state: MedicationState;
  readonly reason: string;
  readonly effective_from: string;
};

export const insertState = (
  tx: Queryable,
  patientId: string,
  { id, medicationId, state, reason, effective_from }: NewState,
  by: By,
): Promise<Made> =>
  tx.one<Made>(
    `WITH made AS (
       INSERT INTO medication_states (patient_id, id, medication_id, changed_by, changed_at, effective_from, reason, state,
                                      seq)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ${nextSeq('medication_states')})
       RETURNING seq, ${stateBytes} AS bytes)
     ${countingMade}`,
    [patientId, id, medicationId, by.userId, by.at.toISOString(), effective_from, reason, state],
  );

/** Row by row, the bin included. */
export const countSchedules = async (tx: Queryable, patientId: string): Promise<number> =>
  (
    await tx.one<{ bytes: number }>(
      `UPDATE patients p
          SET schedule_bytes = c.bytes
         FROM (SELECT (SELECT COALESCE(sum(${versionBytes}), 0) FROM medication_schedules WHERE patient_id = $1) +
                      (SELECT COALESCE(sum(${stateBytes}), 0) FROM medication_states WHERE patient_id = $1) AS bytes) c
        WHERE p.patient_id = $1
       RETURNING p.schedule_bytes AS bytes`,
      [patientId],
    )
  ).bytes;

/** All of them, newest first. */
export const readVersions = async (
  db: Queryable,
  patientId: string,
  medicationId: string,
): Promise<VersionRow[]> =>
  db.query<VersionRow>(
    `${versionAnswer} WHERE v.patient_id = $1 AND v.medication_id = $2 ORDER BY v.seq DESC`,
    [patientId, medicationId],
  );

/** The plan as it stood at a moment: what was made by then, in the order in which it was made. */
export const readPlanAt = async (
  db: Queryable,
  patientId: string,
  medicationId: string,
  at: Date,
): Promise<{ versions: VersionRow[]; states: StateRow[] }> => {
  const values = [patientId, medicationId, at.toISOString()];
  return {
    versions: await db.query<VersionRow>(
      `${versionAnswerAt('$3')}
        WHERE v.patient_id = $1 AND v.medication_id = $2 AND v.changed_at <= $3 ORDER BY v.seq`,
      values,
    ),
    states: await db.query<StateRow>(
      `SELECT state, effective_from, ${instant('changed_at')} AS changed_at FROM medication_states
        WHERE patient_id = $1 AND medication_id = $2 AND changed_at <= $3 ORDER BY seq`,
      values,
    ),
  };
};

export type StateChange = {
  id: string;
  state: MedicationState;
  reason: string;
  effective_from: string;
  changed_by: string;
  changed_at: string;
};

export const readStates = (
  db: Queryable,
  patientId: string,
  medicationId: string,
): Promise<StateChange[]> =>
  db.query<StateChange>(
    `SELECT id, state, reason, effective_from, changed_by, ${instant('changed_at')} AS changed_at
       FROM medication_states WHERE patient_id = $1 AND medication_id = $2 ORDER BY seq DESC`,
    [patientId, medicationId],
  );
