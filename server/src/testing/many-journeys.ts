import type { AppDeps } from '../app.ts';

/** The days are counted from `today`. A number that is the same for the same row of the same record. */
const chance = (of: string): string =>
  `(abs(hashtext(p.patient_id::text || '${of}' || n)::bigint) % 1000000)::int`;

const events = `
  INSERT INTO events (patient_id, id, event_type, title, description, local_start, local_end, time_zone, all_day,
                      starts_at, status, practitioner, contact, preparation, questions, outcome, results, severity,
                      symptoms, tags, reminders, search_text, deleted_at, created_at, created_by, updated_at, updated_by)
  SELECT p.patient_id, gen_random_uuid(),
         (ARRAY['Appointment', 'Consultations', 'Scan', 'Tests', 'Treatment', 'Rehab', 'Results', 'Important Data',
                'UserStorage', 'Medication'])[1 + ${chance('type')} % 10],
         'Event ' || n, '', t.at, CASE WHEN ${chance('end')} % 4 = 0 THEN t.at + interval '26 hours' END, 'UTC', false,
         t.at AT TIME ZONE 'UTC', (ARRAY['planned', 'done', 'done', 'missed', 'cancelled'])[1 + ${chance('status')} % 5],
         '', '', '', '{}', '',
         CASE ${chance('results')} % 4
           WHEN 0 THEN jsonb_build_array(jsonb_build_object('name', 'Platelets', 'value', 60 + ${chance('value')} % 200,
                       'unit', 'G/L', 'low', NULL, 'high', NULL))
           WHEN 1 THEN jsonb_build_array(jsonb_build_object('name', ' platelets', 'value', 60000 + ${chance('value')} % 200 * 1000,
                       'unit', '/µL', 'low', NULL, 'high', NULL))
           ELSE '[]' END,
         CASE WHEN ${chance('strong')} % 3 > 0 THEN ${chance('severity')} % 11 END,
         CASE ${chance('symptoms')} % 5 WHEN 0 THEN ARRAY['seizure'] WHEN 1 THEN ARRAY['fatigue']
           WHEN 2 THEN ARRAY['headache', 'Anfall '] ELSE '{}'::text[] END,
         '{}', '{}', '', CASE WHEN ${chance('deleted')} % 9 = 0 THEN now() END, now(), p.user_id, now(), p.user_id
    FROM patients p, generate_series(1, 8) n,
         LATERAL (SELECT $1::date - 150 + ${chance('day')} % 190 + interval '9 hours' AS at) t`;

/** A taper of three steps of 20 days, once a day. */
const medicines = `
  WITH medicine AS (
    INSERT INTO medications (patient_id, id, name, instructions, reason, state, state_reason, generic, form, strength, route,
                             category, label_text, prescriber, never_stop_suddenly, hazardous_handling, notes,
                             created_at, created_by, updated_at, updated_by)
    SELECT p.patient_id, gen_random_uuid(), 'Dexamethasone', '', '', 'active', '', '', '', '', '', 'steroid', '', '', true,
           false, '', $1::date - 70, p.user_id, $1::date - 70, p.user_id
      FROM patients p
    RETURNING patient_id, id, created_by)
  INSERT INTO medication_schedules (patient_id, id, medication_id, seq, effective_from, reason, tz_mode, home_tz,
                                    day_starts_at, grace_min, miss_after_min, phases, changed_by, changed_at, dosage)
  SELECT m.patient_id, gen_random_uuid(), m.id, 1, $1::date - 50, '', 'home', 'UTC', '00:00', 60, 240,
         jsonb_build_array(
           jsonb_build_object('seq', 1, 'start', jsonb_build_object('date', $1::date - 50)) || step.first,
           jsonb_build_object('seq', 2) || step.second, jsonb_build_object('seq', 3) || step.third),
         m.created_by, $1::date - 60, ''
    FROM medicine m,
         LATERAL (SELECT jsonb_build_object('length', jsonb_build_object('days', 20), 'pattern', jsonb_build_object('kind', 'daily')) AS shared) s,
         LATERAL (SELECT s.shared || jsonb_build_object('slots', jsonb_build_array(jsonb_build_object('id', 'one', 'at', '08:00',
                           'parts', jsonb_build_array(jsonb_build_object('strength', '4 mg', 'count', 3))))) AS first,
                         s.shared || jsonb_build_object('start', jsonb_build_object('after_previous', true), 'slots', jsonb_build_array(jsonb_build_object('id', 'two', 'at', '08:00',
                           'parts', jsonb_build_array(jsonb_build_object('strength', '4 mg', 'count', 2))))) AS second,
                         s.shared || jsonb_build_object('start', jsonb_build_object('after_previous', true), 'slots', jsonb_build_array(jsonb_build_object('id', 'three', 'at', '08:00',
                           'parts', jsonb_build_array(jsonb_build_object('strength', '4 mg', 'count', 1))))) AS third) step`;

/** Of the days before today some were taken, some skipped, and of some nothing is known. */
const doses = `
  INSERT INTO dose_log (patient_id, id, medication_id, schedule_version_id, slot_id, local_date, status, at, time_zone,
                        amount_parts, note, via, logged_by, logged_at, medication_name, dosage)
  SELECT p.patient_id, gen_random_uuid(), v.medication_id, v.id,
         (ARRAY['one', 'two', 'three'])[1 + n / 20], $1::date - 50 + n,
         CASE WHEN ${chance('taken')} % 3 = 0 THEN 'skipped' ELSE 'taken' END,
         ($1::date - 50 + n + time '08:05') AT TIME ZONE 'UTC', 'UTC', '[]', '', 'web', p.user_id,
         ($1::date - 50 + n + time '08:05') AT TIME ZONE 'UTC', 'Dexamethasone', ''
    FROM patients p
    JOIN medication_schedules v ON v.patient_id = p.patient_id, generate_series(0, 49) n
   WHERE ${chance('logged')} % 4 > 0`;

/** Three cycles with a limit, and sessions on some days. */
const treatments = `
  WITH treatment AS (
    INSERT INTO treatments (patient_id, id, title, type, status, status_reason, start_date, end_date, cycle_length, cycles_planned,
                            cycle_days, cycle_anchors, site, lab_gate, session_weekdays, practitioner, notes, questions,
                            created_at, created_by, updated_at, updated_by)
    SELECT p.patient_id, gen_random_uuid(), 'Temozolomide', 'chemotherapy', 'active', '', $1::date - 90 + (abs(hashtext(p.patient_id::text)::bigint) % 40)::int,
           NULL, 28, 3, '{1}', '[]', '',
           '[{"test": "PLATELETS", "min": 100, "max": null, "unit": "×10⁹/L", "source": ""}]', '{}', '', '', '{}',
           now(), p.user_id, now(), p.user_id
      FROM patients p
    RETURNING patient_id, id)
  INSERT INTO treatment_sessions (patient_id, treatment_id, id, local_date, status, reason)
  SELECT p.patient_id, p.id, gen_random_uuid(), $1::date - 100 + ${chance('session')} % 130,
         (ARRAY['planned', 'done', 'missed'])[1 + ${chance('held')} % 3], ''
    FROM treatment p, generate_series(1, 4) n`;

/** Small records of everything that the picture draws, for every patient there is, inserted past HTTP. */
export async function insertJourneys(
  { deps: { db } }: { deps: Pick<AppDeps, 'db'> },
  today: string,
): Promise<void> {
  for (const statement of [events, medicines, doses, treatments])
    await db.execute(statement, [today]);
}
