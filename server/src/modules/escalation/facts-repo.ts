import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import {
  accessZoneOf,
  firstNameInSql,
  nameInSql,
  openAreasInSql,
  zoneInUseOf,
} from '../patients/service.ts';

export type HelperRow = {
  helper_id: string;
  name: string;
  email: string;
  language: string | null;
  /** Their own record, which has their devices; null: they only help. */
  own_patient_id: string | null;
  /** Of that record; null: not known. */
  own_zone: string | null;
  /** Null: no access any more. */
  areas: string[] | null;
  /** Of the access. */
  grant_id: string | null;
  grant_version: number | null;
  ends_on: string | null;
};
export type MedicineRow = {
  medication_id: string;
  medication_name: string;
  after_min: number;
  since: string;
  version: number;
  people: string[];
};
export type TurnRow = {
  id: string;
  helper_id: string;
  offered_by: string | null;
  offered_at: string | null;
  taken_at: string | null;
  until_on: string | null;
  ended_at: string | null;
};

export type FactsRow = {
  patient_id: string;
  user_id: string;
  first_name: string;
  full_name: string;
  zone: string | null;
  /** By which the access of a helper ends. */
  access_zone: string | null;
  waits_for_quiet: boolean;
  names_in_messages: boolean;
  quiet_from: string | null;
  quiet_until: string | null;
  medicines: MedicineRow[];
  helpers: HelperRow[];
  turns: TurnRow[];
  told: { dose_key: string; step: number; helper_id: string | null; told_at: string }[];
  on_it: { dose_key: string; helper_id: string; until: string }[];
};

const listOf = (rows: string): string => `COALESCE((SELECT json_agg(r) FROM (${rows}) r), '[]')`;

/** Longer than a dose can be told about. */
const told = `interval '3 days'`;

/** All that decides who is told about the critical doses of these patients: one statement. */
export const findFacts = (
  db: Queryable,
  patientIds: readonly string[],
  now: Date,
): Promise<FactsRow[]> =>
  db.query<FactsRow>(
    `SELECT p.patient_id, p.user_id, ${firstNameInSql('u')} AS first_name, ${nameInSql('u')} AS full_name,
            ${zoneInUseOf('p.patient_id')} AS zone, ${accessZoneOf('p.patient_id')} AS access_zone,
            COALESCE(e.waits_for_quiet, false) AS waits_for_quiet, COALESCE(e.names_in_messages, false) AS names_in_messages,
            s.quiet_from, s.quiet_until,
            ${listOf(`SELECT c.medication_id, m.name AS medication_name, c.after_min, ${instant('c.since')} AS since, c.version,
                             ARRAY(SELECT o.helper_id FROM critical_people o
                                    WHERE o.patient_id = c.patient_id AND o.medication_id = c.medication_id
                                    ORDER BY o.place) AS people
                        FROM critical_medicines c
                        JOIN medications m ON m.patient_id = c.patient_id AND m.id = c.medication_id AND m.deleted_at IS NULL
                       WHERE c.patient_id = p.patient_id ORDER BY c.medication_id`)} AS medicines,
            ${listOf(`SELECT h.id AS helper_id, ${nameInSql('h')} AS name, h.email, h.language, hp.patient_id AS own_patient_id,
                             CASE WHEN hp.patient_id IS NOT NULL THEN ${zoneInUseOf('hp.patient_id')} END AS own_zone,
                             ${openAreasInSql('g', 'h')} AS areas, g.id AS grant_id,
                             g.version AS grant_version, g.ends_on
                        FROM (SELECT g.helper_user_id AS id FROM circle_grants g WHERE g.patient_id = p.patient_id AND g.ended_at IS NULL
                              UNION SELECT o.helper_id FROM critical_people o WHERE o.patient_id = p.patient_id
                              UNION SELECT d.helper_id FROM duty_turns d WHERE d.patient_id = p.patient_id AND d.ended_at IS NULL) known
                        JOIN users h ON h.id = known.id
                        LEFT JOIN circle_grants g ON g.patient_id = p.patient_id AND g.helper_user_id = h.id AND g.ended_at IS NULL
                        LEFT JOIN patients hp ON hp.user_id = h.id
                       ORDER BY name, h.id`)} AS helpers,
            ${listOf(`SELECT d.id, d.helper_id, d.offered_by, ${instant('d.offered_at')} AS offered_at,
                             ${instant('d.taken_at')} AS taken_at, d.until_on, ${instant('d.ended_at')} AS ended_at
                        FROM duty_turns d
                       WHERE d.patient_id = p.patient_id AND d.ended_at IS NULL
                         AND (d.until_on IS NULL OR d.until_on >= ($2::timestamptz)::date - 2)
                       ORDER BY d.id`)} AS turns,
            ${listOf(`SELECT t.dose_key, t.step, t.helper_id, ${instant('t.told_at')} AS told_at
                        FROM escalation_steps t
                       WHERE t.patient_id = p.patient_id AND t.told_at > $2::timestamptz - ${told}
                       ORDER BY t.dose_key, t.step`)} AS told,
            ${listOf(`SELECT i.dose_key, i.helper_id, ${instant('i.until')} AS until
                        FROM escalation_on_it i
                       WHERE i.patient_id = p.patient_id AND i.said_at > $2::timestamptz - ${told}
                       ORDER BY i.id`)} AS on_it
       FROM patients p
       JOIN users u ON u.id = p.user_id
       LEFT JOIN escalation_settings e ON e.patient_id = p.patient_id
       LEFT JOIN reminder_settings s ON s.patient_id = p.patient_id
      WHERE p.patient_id = ANY ($1)`,
    [[...patientIds], now.toISOString()],
  );
