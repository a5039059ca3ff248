import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { withBenchServer } from './bench-server.ts';
import { asRatio, middleTime } from './load.ts';
import { runSql } from './pgbench.ts';
import type { Bench } from './promise.ts';

const path = timelinesEndpoints.list.path;
const rounds = 40;

/** Others, each with a record and three events. */
const others = (count: number): string => `
  CREATE TEMP TABLE others AS SELECT gen_random_uuid() AS id FROM generate_series(1, ${count});
  INSERT INTO users (id, email, user_type, status) SELECT id, id || '@example.org', 'patient', 'active' FROM others;
  INSERT INTO patients (patient_id, user_id) SELECT id, id FROM others;
  INSERT INTO events SELECT copy.*
    FROM others o, (SELECT to_jsonb(events) AS event FROM events LIMIT 3) few,
         LATERAL jsonb_populate_record(NULL::events, event ||
           jsonb_build_object('patient_id', o.id, 'id', gen_random_uuid())) copy;
  ANALYZE`;

const more = (patientId: string, count: number): string => `
  INSERT INTO events SELECT copy.*
    FROM (SELECT to_jsonb(events) AS event FROM events WHERE patient_id = '${patientId}' LIMIT 200) few,
         generate_series(2, ${count / 200}) n,
         LATERAL jsonb_populate_record(NULL::events, event || jsonb_build_object('id', gen_random_uuid(), 'severity', n % 11)) copy;
  ANALYZE`;

/** First reads after a write: the reads that ask the database. */
export const bench: Bench = () =>
  withBenchServer({ patients: 1, events: 200 }, async ({ port, database, patients }) => {
    const [someone] = patients;
    if (!someone) throw new Error('There is nobody.');
    const headers = { authorization: `Bearer ${someone.access}` };
    const bump = () =>
      runSql(
        database,
        `UPDATE patients SET data_version = data_version + 1 WHERE patient_id = '${someone.patientId}'`,
      );
    const time = () => middleTime(port, { method: 'GET', path, headers }, rounds, bump);
    const bytes = async () =>
      (await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).arrayBuffer())
        .byteLength;

    await runSql(database, others(1000));
    await time();
    const [few, size] = [await time(), await bytes()];
    await runSql(database, others(99_000));
    const many = await time();
    await runSql(database, more(someone.patientId, 20_000));
    await bump();
    const [long, longSize] = [await time(), await bytes()];
    return [
      {
        promise: 'list among 100,000 patients vs. among 1,000',
        value: asRatio(many / few),
        unit: '×',
        bar: { atMost: 1.1 },
        note: `${many.toFixed(1)} ms against ${few.toFixed(1)} ms`,
      },
      {
        promise: 'list of 20,000 events vs. 200, per byte',
        value: asRatio(long / longSize / (many / size)),
        unit: '×',
        bar: { atMost: 1.1 },
        note: `${long.toFixed(0)} ms for ${(longSize / 1e6).toFixed(1)} MB`,
      },
    ];
  });
