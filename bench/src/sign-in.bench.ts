import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { bareHashingRate } from '@caretrail/server/testing/bare-hashing';
import { withBenchServer } from './bench-server.ts';
import { middle, rateOf, ratioOf } from './load.ts';
import type { Bench } from './promise.ts';

const connections = 8;
const rounds = 5;
const seconds = 3;

/** Each connection signs in as a different user, repeatedly: a session, its tokens, the counters, the audit row. */
export const bench: Bench = () =>
  withBenchServer({ patients: connections, events: 0 }, async ({ port, patients, password }) => {
    const rate = (): Promise<number> =>
      rateOf({
        port,
        connections,
        expect: 200,
        seconds,
        next: (connection) => ({
          method: authEndpoints.login.method,
          path: authEndpoints.login.path,
          headers: { 'content-type': 'application/json', 'x-client': 'web' },
          body: JSON.stringify({ email: patients[connection]?.email, password }),
        }),
      });
    await rate();
    const [bare, ours]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await bareHashingRate(seconds));
      ours.push(await rate());
    }
    return [
      {
        promise: 'sign-in vs. comparing passwords alone',
        value: ratioOf(ours, bare),
        unit: '×',
        bar: { atLeast: 0.8 },
        note: `${Math.round(middle(ours))}/s against ${Math.round(middle(bare))}/s`,
      },
    ];
  });
