import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { withBenchServer } from './bench-server.ts';
import { asRatio, middleTime } from './load.ts';
import { runSql } from './pgbench.ts';
import type { Bench } from './promise.ts';

const path = timelinesEndpoints.list.path;
const rounds = { short: 15, long: 3 };

/** Others by number, each with a record and an event; they are copies of the one who is measured. */
const others = (from: number, to: number): string => `
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

/** Each of the patient's events so many times more. */
const copies = (patientId: string, times: number): string => `
  INSERT INTO events SELECT copy.*
    FROM events e, generate_series(1, ${times}) n,
         LATERAL jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'severity', n % 11)) copy
   WHERE e.patient_id = '${patientId}'`;

/** First reads after a write: the reads that ask the database. */
export const bench: Bench = () =>
  withBenchServer({ patients: 1, events: 200 }, async ({ port, database, patients }) => {
    const [someone] = patients;
    if (!someone) throw new Error('There is nobody.');
    const headers = { authorization: `Bearer ${someone.access}` };
    const write = () =>
      runSql(
        database,
        `UPDATE patients SET data_version = data_version + 1 WHERE patient_id = '${someone.patientId}'`,
      );
    const time = (count: number) =>
      middleTime(port, { method: 'GET', path, headers }, count, write);
    const bytes = async () =>
      (await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).arrayBuffer())
        .byteLength;
    const fill = async (statements: string) => {
      await runSql(database, statements);
      await runSql(database, 'VACUUM ANALYZE');
    };

    await fill(others(1, 1000));
    await time(rounds.short);
    const [few, size] = [await time(rounds.short), await bytes()];
    await fill(others(1001, 100_000));
    await time(rounds.short);
    const many = await time(rounds.short);
    await fill(copies(someone.patientId, 99));
    const [long, longSize] = [await time(rounds.long), await bytes()];
    return [
      {
        promise: 'list among 100,000 patients vs. among 1,000',
        value: asRatio(many / few),
        unit: '×',
        bar: { atMost: 1.2 },
        note: `${many.toFixed(1)} ms against ${few.toFixed(1)} ms`,
      },
      {
        promise: 'list of 20,000 events vs. 200, per byte',
        value: asRatio(long / longSize / (many / size)),
        unit: '×',
        bar: { atMost: 1.2 },
        note: `${long.toFixed(0)} ms for ${(longSize / 1e6).toFixed(1)} MB against ${many.toFixed(1)} ms for ${(size / 1e6).toFixed(2)} MB`,
      },
    ];
  });
