import type { AppDeps } from '../app.ts';

/** Words that searches of tests look for; each is in every so-manyth title. */
const titles = ['MRI of the head', 'Blood count', 'Speech therapy', 'Seizure, two minutes'];

/** Years of events, one every nine hours up to a month from now, inserted past HTTP. */
export async function insertManyEvents(
  { deps }: { deps: Pick<AppDeps, 'db'> },
  userId: string,
  count: number,
): Promise<void> {
  await deps.db.execute(
    `INSERT INTO events (patient_id, id, event_type, title, description, local_start, local_end, time_zone, all_day,
                         starts_at, status, practitioner, contact, preparation, questions, outcome, results, symptoms,
                         tags, reminders, search_text, created_at, created_by, updated_at, updated_by)
     SELECT p.patient_id, gen_random_uuid(),
            (ARRAY['Appointment', 'Consultations', 'Scan', 'Tests', 'Treatment', 'Rehab', 'Results', 'Important Data',
                   'UserStorage', 'Medication'])[1 + n % 10],
            ($3::text[])[1 + n % 4] || ' ' || n,
            repeat('What somebody wrote about it, in a few words. ', 3),
            t.at AT TIME ZONE 'UTC', t.at AT TIME ZONE 'UTC' + interval '30 minutes', 'UTC', false, t.at, 'planned',
            'Dr Okafor', '', '', '{}', '', '[]', '{}', '{}', '{}', '', now(), $1, now(), $1
       FROM patients p, generate_series(0, $2::int - 1) n,
            LATERAL (SELECT date_trunc('hour', now()) + interval '30 days' - n * interval '9 hours' AS at) t
      WHERE p.user_id = $1`,
    [userId, count, titles],
  );
  await deps.db.execute(
    `UPDATE patients SET data_version = data_version + 1, event_count = event_count + $2 WHERE user_id = $1`,
    [userId, count],
  );
}
