import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { middleTime } from './load.ts';
import { runSql } from './pgbench.ts';

const path = timelinesEndpoints.list.path;
const readsOfATurn = 3;

type Patient = BenchServer['patients'][number];

/** Other patients, each with a record and an event; they are copies of the measured one. */
export const others = (from: number, to: number): string => `
  CREATE TEMP TABLE others AS SELECT gen_random_uuid() AS id, n FROM generate_series(${from}, ${to}) n;
  INSERT INTO users SELECT copy.* FROM others o, users u,
    LATERAL jsonb_populate_record(u, jsonb_build_object('id', o.id, 'email', o.n || '@bench.example')) copy
   WHERE u.id = (SELECT id FROM users LIMIT 1);
  INSERT INTO patients SELECT copy.* FROM others o, patients p,
    LATERAL jsonb_populate_record(p, jsonb_build_object('patient_id', o.id, 'user_id', o.id)) copy
   WHERE p.patient_id = (SELECT patient_id FROM patients LIMIT 1);
  INSERT INTO events SELECT copy.* FROM others o, events e,
    LATERAL jsonb_populate_record(e, jsonb_build_object('patient_id', o.id, 'id', gen_random_uuid())) copy
   WHERE e.id = (SELECT id FROM events LIMIT 1)`;

/** Copies each of the patient's events this many times. */
export const copies = (patientId: string, times: number): string => `
  INSERT INTO events SELECT copy.*
    FROM events e, generate_series(1, ${times}) n,
         LATERAL jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'severity', n % 11)) copy
   WHERE e.patient_id = '${patientId}'`;

/** Fills a server with the data to measure. */
export async function fill(
  { database }: BenchServer,
  statements: readonly string[],
): Promise<void> {
  for (const each of statements) await runSql(database, each);
  await runSql(database, 'VACUUM ANALYZE');
}

/** How long a patient's list takes in a browser on the first read after an event was changed. */
export const firstRead = ({ port, database }: BenchServer, { patientId, access }: Patient) => {
  const headers = { authorization: `Bearer ${access}`, 'accept-encoding': 'gzip, br' };
  const write = () =>
    runSql(
      database,
      `WITH changed AS (
         UPDATE events SET version = version + 1
          WHERE id = (SELECT id FROM events WHERE patient_id = '${patientId}' ORDER BY starts_at LIMIT 1))
       UPDATE patients SET data_version = data_version + 1 WHERE patient_id = '${patientId}'`,
    );
  return {
    time: () => middleTime(port, { method: 'GET', path, headers }, readsOfATurn, write),
    bytes: async () =>
      (await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).arrayBuffer())
        .byteLength,
  };
};
