import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { withBenchServer } from './bench-server.ts';
import { middle, middleTime, ratioOf } from './load.ts';
import { runSql } from './pgbench.ts';
import type { Bench } from './promise.ts';

const path = timelinesEndpoints.list.path;
const turns = { short: 25, long: 5 };
const readsOfATurn = 3;

type Patient = BenchServer['patients'][number];

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

/** Puts into a server what it is to be measured with. */
async function fill({ database }: BenchServer, statements: readonly string[]): Promise<void> {
  for (const each of statements) await runSql(database, each);
  await runSql(database, 'VACUUM ANALYZE');
}

/** How long somebody's list takes when it is read first after a write: then the database is asked. */
const firstRead = ({ port, database }: BenchServer, { patientId, access }: Patient) => {
  const headers = { authorization: `Bearer ${access}` };
  const write = () =>
    runSql(
      database,
      `UPDATE patients SET data_version = data_version + 1 WHERE patient_id = '${patientId}'`,
    );
  return {
    time: () => middleTime(port, { method: 'GET', path, headers }, readsOfATurn, write),
    bytes: async () =>
      (await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).arrayBuffer())
        .byteLength,
  };
};

/** One after the other, again and again; what each took in its first turn is not counted. */
async function inTurns(
  one: () => Promise<number>,
  other: () => Promise<number>,
  count: number,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= count; turn += 1) {
    const [first, second] = [await one(), await other()];
    if (turn === 0) continue;
    times[0].push(first);
    times[1].push(second);
  }
  return times;
}

/** Two servers side by side and in turns: whatever else the machine does, it does to both. */
export const bench: Bench = () =>
  withBenchServer({ patients: 1, events: 200 }, (small) =>
    withBenchServer({ patients: 2, events: 200 }, async (large) => {
      const [[someone], [another, busy]] = [small.patients, large.patients];
      if (!someone || !another || !busy) throw new Error('There is nobody.');
      await fill(small, [others(1, 1000)]);
      await fill(large, [others(1, 100_000), copies(busy.patientId, 99)]);
      const [few, many, long] = [
        firstRead(small, someone),
        firstRead(large, another),
        firstRead(large, busy),
      ];
      const [ofFew, ofMany] = await inTurns(few.time, many.time, turns.short);
      const [ofShort, ofLong] = await inTurns(many.time, long.time, turns.long);
      const [size, longSize] = [await many.bytes(), await long.bytes()];
      const perByte = (times: readonly number[], bytes: number) => times.map((ms) => ms / bytes);
      return [
        {
          promise: 'list among 100,000 patients vs. among 1,000',
          value: ratioOf(ofMany, ofFew),
          unit: '×',
          bar: { atMost: 1.1 },
          note: `${middle(ofMany).toFixed(1)} ms against ${middle(ofFew).toFixed(1)} ms`,
        },
        {
          promise: 'list of 20,000 events vs. 200, per byte',
          value: ratioOf(perByte(ofLong, longSize), perByte(ofShort, size)),
          unit: '×',
          bar: { atMost: 1.1 },
          note: `${middle(ofLong).toFixed(0)} ms for ${(longSize / 1e6).toFixed(1)} MB against ${middle(ofShort).toFixed(1)} ms for ${(size / 1e6).toFixed(2)} MB`,
        },
      ];
    }),
  );
