import type { AppDeps } from '../app.ts';

/** So many made-up patients with names, addresses and birth dates, inserted past HTTP. */
export async function insertManyUsers(
  { deps }: { deps: Pick<AppDeps, 'db'> },
  count: number,
): Promise<void> {
  await deps.db.execute(
    `WITH made AS (
       INSERT INTO users (id, email, first_name, last_name, user_type, status, preboarding_completed, last_login)
       SELECT gen_random_uuid(), 'many-' || n || '@people.example',
              (ARRAY['Ada', 'Ben', 'Chloe', 'Dario', 'Elif', 'Femi', 'Grace'])[1 + n % 7] || ' ' || (n / 7) % 97,
              (ARRAY['Abbott', 'Brandt', 'Costa', 'Dubois', 'Evans'])[1 + n % 5] || n,
              'patient', (ARRAY['active', 'active', 'active', 'inactive', 'pending'])[1 + n % 5], true,
              CASE WHEN n % 5 < 4 THEN now() - n * interval '7 minutes' END
         FROM generate_series(1, $1::int) n
       RETURNING id)
     INSERT INTO patients (patient_id, user_id, birth_date)
     SELECT gen_random_uuid(), id, date '1935-01-01' + (row_number() OVER ())::int % 25000 FROM made`,
    [count],
  );
}
