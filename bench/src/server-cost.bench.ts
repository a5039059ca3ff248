import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { manyArticlesStatements } from '@caretrail/server/testing/many-articles';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { withBenchServer } from './bench-server.ts';
import { loadOf, middle } from './load.ts';
import { visitsOf } from './patient-visit.ts';
import { runSql } from './pgbench.ts';
import type { Bench } from './promise.ts';

const connections = 8;
const requests = 10_000;
const warmUp = 1_000;
const rounds = 3;

/** The processor time that the server has used since its start, without that of PostgreSQL. */
async function cpuSeconds({ port, metricsToken }: BenchServer): Promise<number> {
  const { path } = operationsEndpoints.metrics;
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  return Number(/^process_cpu_seconds_total ([\d.e-]+)/m.exec(text)?.[1] ?? Number.NaN);
}

const round = (): Promise<number> =>
  withBenchServer({ patients: connections, events: 500, logs: true }, async (server) => {
    for (const each of manyArticlesStatements(300)) await runSql(server.database, each);
    const visits = await Promise.all(server.patients.map((patient) => visitsOf(server, patient)));
    const send = (from: number, count: number) =>
      loadOf({
        port: server.port,
        connections,
        expect: 200,
        seconds: 180,
        next: (connection, at) =>
          at < count / connections ? visits[connection]?.(from + at) : undefined,
      });
    await send(0, warmUp);
    const before = await cpuSeconds(server);
    await send(warmUp / connections, requests);
    return (await cpuSeconds(server)) - before;
  });

/** What patients' visits cost the server, in processor time: a busy machine hardly changes it. Reported, not promised. */
export const bench: Bench = async () => {
  const seen: number[] = [];
  for (let at = 0; at < rounds; at += 1) seen.push(await round());
  const told = seen.map((each) => each.toFixed(1)).join(', ');
  return [
    {
      promise: 'CPU of the server for 10,000 requests of visits',
      value: Math.round(middle(seen) * 10) / 10,
      unit: 's',
      note: `rounds ${told}`,
    },
  ];
};
