import { randomUUID } from 'node:crypto';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { withBenchServer } from './bench-server.ts';
import { event } from './event-of-bench.ts';
import { below, loadOf, type Request } from './load.ts';
import type { Bench, Measured } from './promise.ts';

const atOnce = [1, 8, 32];

type Kind = {
  readonly name: string;
  readonly expect: number;
  readonly request: (patient: BenchServer['patients'][number]) => Request;
};

const signedIn = (access: string): Record<string, string> => ({
  authorization: `Bearer ${access}`,
  'accept-encoding': 'gzip, br',
});

const kinds: readonly Kind[] = [
  {
    name: 'list of 200 events, unchanged',
    expect: 200,
    request: ({ access }) => ({ ...timelinesEndpoints.list, headers: signedIn(access) }),
  },
  {
    name: 'dashboard, unchanged',
    expect: 200,
    request: ({ access }) => ({ ...dashboardEndpoints.read, headers: signedIn(access) }),
  },
  {
    name: 'create an event',
    expect: 201,
    request: ({ access }) => ({
      ...timelinesEndpoints.create,
      headers: {
        ...signedIn(access),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(event),
    }),
  },
];

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** How long responses take with this many concurrent clients: median, 95 %, 99 %. Reported, not promised: machines differ. */
export const bench: Bench = () =>
  withBenchServer({ patients: Math.max(...atOnce), events: 200 }, async ({ port, patients }) => {
    const told: Measured[] = [];
    for (const { name, expect, request } of kinds) {
      for (const connections of atOnce) {
        const load = {
          port,
          connections,
          expect,
          next: (connection: number): Request | undefined => {
            const patient = patients[connection];
            return patient && request(patient);
          },
        };
        // In the first seconds Node still compiles the code.
        await loadOf({ ...load, seconds: 1 });
        const { rate, times } = await loadOf(load);
        const at = (share: number): number => rounded(below(share, times));
        told.push({
          promise: `${name}, ${connections} at once: p99`,
          value: at(0.99),
          unit: 'ms',
          note: `p50 ${at(0.5)}, p95 ${at(0.95)} ms, ${Math.round(rate)}/s`,
        });
      }
    }
    return told;
  });
