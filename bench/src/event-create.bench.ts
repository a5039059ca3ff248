import { randomUUID } from 'node:crypto';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { withBenchServer } from './bench-server.ts';
import { event } from './event-of-bench.ts';
import { middle, rateOf, ratioOf, type Request } from './load.ts';
import { pgbenchRate } from './pgbench.ts';
import type { Bench } from './promise.ts';

const connections = 8;
const rounds = 7;
/** A server runs for weeks: its first seconds, while Node still compiles the code, are not part of the promise. */
const warmUpSeconds = 8;

/** The row alone: no audit, no key, no version. */
const bareInsert = (patientId: string): string =>
  `INSERT INTO events (patient_id, id, event_type, title, description, local_start, local_end, time_zone, all_day,
                       starts_at, status, practitioner, contact, preparation, questions, outcome, results, symptoms,
                       tags, reminders, search_text, created_at, created_by, updated_at, updated_by)
   VALUES ('${patientId}', gen_random_uuid(), '${event.event_type}', '${event.title}', '${event.description}',
           '${event.start}', '${event.end}', '${event.time_zone}', false, now(), 'planned', '${event.practitioner}', '',
           '', ARRAY['May I fly?'], '', '[]', '{}', '{}', '{}', 'neuro-oncology clinic', now(), '${patientId}', now(),
           '${patientId}')`;

/** Each connection writes into a record of its own: writes into one record wait for each other. */
export const bench: Bench = () =>
  withBenchServer({ patients: connections, events: 200 }, async ({ port, database, patients }) => {
    const inserts = patients.map(({ patientId }) => bareInsert(patientId));
    const create = (connection: number): Request => ({
      method: timelinesEndpoints.create.method,
      path: timelinesEndpoints.create.path,
      headers: {
        authorization: `Bearer ${patients[connection]?.access}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(event),
    });
    const rate = (seconds: number): Promise<number> =>
      rateOf({ port, connections, expect: 201, next: create, seconds });
    await rate(warmUpSeconds);
    const [bare, ours]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await pgbenchRate(database, inserts, connections, 2));
      ours.push(await rate(2));
    }
    return [
      {
        promise: 'create an event vs. pgbench for its row alone',
        value: ratioOf(ours, bare),
        unit: '×',
        bar: { atLeast: 0.12 },
        note: `${Math.round(middle(ours))}/s against ${Math.round(middle(bare))}/s`,
      },
    ];
  });
