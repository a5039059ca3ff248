import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { withBenchServer } from './bench-server.ts';
import { asRatio, middle, rateOf, type Request } from './load.ts';
import { pgbenchRate, runSql } from './pgbench.ts';
import type { Bench } from './promise.ts';

const path = timelinesEndpoints.list.path;
const connections = 8;
const patients = 400;
const rounds = 3;

const list = (access: string, headers: Record<string, string> = {}): Request => ({
  method: 'GET',
  path,
  headers: { authorization: `Bearer ${access}`, 'accept-encoding': 'gzip, br', ...headers },
});

const changeOneEventOfEach = `
  WITH changed AS (
    UPDATE events SET title = title || '.', version = version + 1
     WHERE (patient_id, id) IN (SELECT DISTINCT ON (patient_id) patient_id, id FROM events
                                 ORDER BY patient_id, random()))
  UPDATE patients SET data_version = data_version + 1`;

/** Everything in one run and alternating, because a busy machine slows both sides. */
export const bench: Bench = () =>
  withBenchServer({ patients, events: 200 }, async (server) => {
    const { port, database } = server;
    const someone = server.patients[0];
    if (!someone) throw new Error('The server has no patients.');
    const read = () =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${someone.access}` },
      });
    const statement = server.listStatement.replaceAll('$1', `'${someone.patientId}'::uuid`);
    const kilobytes = Math.round((await (await read()).text()).length / 1000);

    const figures = { pgbench: [], unchanged: [], known: [], first: [] } as Record<
      string,
      number[]
    >;
    for (let round = 0; round < rounds; round += 1) {
      figures['pgbench']?.push(await pgbenchRate(database, [statement], connections));
      const load = { port, connections };
      const known = { 'if-none-match': String((await read()).headers.get('etag')) };
      figures['unchanged']?.push(
        await rateOf({ ...load, next: () => list(someone.access), expect: 200 }),
      );
      figures['known']?.push(
        await rateOf({ ...load, next: () => list(someone.access, known), expect: 304 }),
      );
      // Each patient has read the list, then changed one event: the list is read for the first time since that write.
      const once = (connection: number, turn: number): Request | undefined => {
        const patient = server.patients[1 + turn * connections + connection];
        return patient && list(patient.access);
      };
      const readOnce = () => rateOf({ ...load, next: once, expect: 200, seconds: 30 });
      if (round === 0) await readOnce();
      await runSql(database, changeOneEventOfEach);
      figures['first']?.push(await readOnce());
    }
    const of = (name: string): number => middle(figures[name] ?? []);
    const note = (name: string): string =>
      `${Math.round(of(name))}/s against ${Math.round(of('pgbench'))}/s, ${kilobytes} kB of JSON`;
    const ratio = (name: string): number => asRatio(of(name) / of('pgbench'));
    return [
      {
        promise: 'list of 200 events, unchanged, vs. pgbench',
        value: ratio('unchanged'),
        unit: '×',
        bar: { atLeast: 1 },
        note: note('unchanged'),
      },
      {
        promise: 'the same with If-None-Match (304)',
        value: ratio('known'),
        unit: '×',
        bar: { atLeast: 2 },
        note: note('known'),
      },
      {
        promise: 'the same, first read after a write',
        value: ratio('first'),
        unit: '×',
        bar: { atLeast: 0.9 },
        note: note('first'),
      },
    ];
  });
