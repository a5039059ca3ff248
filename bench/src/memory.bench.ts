import { randomUUID } from 'node:crypto';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { withBenchServer } from './bench-server.ts';
import { event } from './event-of-bench.ts';
import { loadOf, type Request } from './load.ts';
import type { Bench } from './promise.ts';

const connections = 32;
const patients = 320;
const seconds = 30;

async function residentMegabytes({ port, metricsToken }: BenchServer): Promise<number> {
  const { path } = operationsEndpoints.metrics;
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  const bytes = /^process_resident_memory_bytes ([\d.e+]+)/m.exec(text)?.[1];
  return Math.round(Number(bytes ?? Number.NaN) / 1e6);
}

/** The memory of the server process while many patients read their lists and every tenth request adds an event. */
export const bench: Bench = () =>
  withBenchServer({ patients, events: 200 }, async (server) => {
    const next = (connection: number, turn: number): Request => {
      const patient = server.patients[(turn * connections + connection) % patients];
      const headers = { authorization: `Bearer ${patient?.access}`, 'accept-encoding': 'br' };
      const { create, list } = timelinesEndpoints;
      return turn % 10 === 9
        ? {
            method: create.method,
            path: create.path,
            headers: {
              ...headers,
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
            },
            body: JSON.stringify(event),
            expect: 201,
          }
        : { method: list.method, path: list.path, headers };
    };
    const { rate } = await loadOf({ port: server.port, connections, next, expect: 200, seconds });
    return [
      {
        promise: 'memory of the server process under 32 connections',
        value: await residentMegabytes(server),
        unit: 'MB',
        bar: { atMost: 300 },
        note: `${Math.round(rate)} requests/s of ${patients} patients`,
      },
    ];
  });
