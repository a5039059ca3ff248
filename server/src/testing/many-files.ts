import type { AppDeps } from '../app.ts';

/** Words that searches of tests look for; each is in every so-manyth title. */
const titles = ['MRI report', 'Blood count', 'Letter of the clinic', 'Photo of the scar'];

/**
 * Files of a patient's newest events, one each, inserted past HTTP. Only the rows: they are never opened, and none has
 * a thumbnail.
 */
export async function insertManyFiles(
  { deps }: { deps: Pick<AppDeps, 'db'> },
  userId: string,
  count: number,
): Promise<void> {
  await deps.db.execute(
    `INSERT INTO files (patient_id, id, event_id, name, title, type, size, sha256, wrapped_key, has_thumbnail, doc_type,
                        author, description, tags, created_at, created_by, updated_at, updated_by, search_text)
     SELECT e.patient_id, gen_random_uuid(), e.id, 'file.pdf', ($3::text[])[1 + n % 4] || ' ' || n, 'application/pdf',
            1000 + n, md5(n::text), '', false,
            (ARRAY['clinic_letter', 'lab_report', 'imaging_report', 'prescription', 'other'])[1 + n % 5],
            'Dr Okafor', repeat('What somebody wrote about it. ', 2), ARRAY['clinic'], now(), $1, now(), $1, ''
       FROM (SELECT e.*, row_number() OVER (ORDER BY e.starts_at DESC)::int AS n
               FROM events e JOIN patients p USING (patient_id)
              WHERE p.user_id = $1 ORDER BY e.starts_at DESC LIMIT $2) e`,
    [userId, count, titles],
  );
  await deps.db.execute(`UPDATE patients SET data_version = data_version + 1 WHERE user_id = $1`, [
    userId,
  ]);
}
