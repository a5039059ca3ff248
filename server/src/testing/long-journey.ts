import type { AppDeps } from '../app.ts';

const seizures = `
  INSERT INTO events (patient_id, id, event_type, title, description, local_start, time_zone, all_day, starts_at, status,
                      practitioner, contact, preparation, questions, outcome, results, severity, symptoms, tags, reminders,
                      search_text, created_at, created_by, updated_at, updated_by)
  SELECT p.patient_id, gen_random_uuid(), 'Important Data', 'Seizure', '', t.at, 'UTC', false, t.at AT TIME ZONE 'UTC',
         'done', '', '', '', '{}', '', '[]', CASE WHEN n % 3 > 0 THEN n % 11 END, ARRAY['seizure'], '{}', '{}', '', now(),
         $1, now(), $1
    FROM patients p, generate_series(0, 1999) n,
         LATERAL (SELECT $2::date + n * interval '8 hours 45 minutes' AS at) t
   WHERE p.user_id = $1`;

const medicines = `
  WITH medicine AS (
    INSERT INTO medications (patient_id, id, name, instructions, reason, state, state_reason, generic, form, strength, route,
                             label_text, prescriber, never_stop_suddenly, hazardous_handling, notes, created_at,
                             created_by, updated_at, updated_by)
    SELECT p.patient_id, gen_random_uuid(), 'Medicine ' || n, '', '', 'active', '', '', '', '', '', '', '', false, false, '',
           $2::date - 1, $1, $2::date - 1, $1
      FROM patients p, generate_series(1, 40) n WHERE p.user_id = $1
    RETURNING patient_id, id),
  schedule AS (
    INSERT INTO medication_schedules (patient_id, id, medication_id, seq, effective_from, reason, tz_mode, home_tz,
                                      day_starts_at, grace_min, miss_after_min, phases, changed_by, changed_at, dosage)
    SELECT m.patient_id, gen_random_uuid(), m.id, 1, $2::date, '', 'home', 'UTC', '00:00', 60, 240,
           jsonb_build_array(jsonb_build_object('seq', 1, 'start', jsonb_build_object('date', $2::date),
             'length', '{"open": true}'::jsonb, 'pattern', '{"kind": "daily"}'::jsonb,
             'slots', '[{"id": "one", "at": "08:00", "parts": [{"strength": "500 mg", "count": 1}]}]'::jsonb)),
           $1, $2::date - 1, ''
      FROM medicine m
    RETURNING patient_id, id, medication_id)
  INSERT INTO dose_log (patient_id, id, medication_id, schedule_version_id, slot_id, local_date, status, at, time_zone,
                        amount_parts, note, via, logged_by, logged_at, medication_name, dosage)
  SELECT s.patient_id, gen_random_uuid(), s.medication_id, s.id, 'one', $2::date + n, 'taken',
         ($2::date + n + time '08:05') AT TIME ZONE 'UTC', 'UTC', '[]', '', 'web', $1, now(), 'Medicine', ''
    FROM schedule s, generate_series(0, 729) n
   WHERE (abs(hashtext(s.id::text || n)::bigint) % 7)::int > 0`;

/** Two years from a day on: 2,000 seizures, and 40 medicines of which most doses were recorded; inserted past HTTP. */
export async function insertLongJourney(
  { deps: { db } }: { deps: Pick<AppDeps, 'db'> },
  userId: string,
  from: string,
): Promise<void> {
  for (const statement of [seizures, medicines]) await db.execute(statement, [userId, from]);
}
