import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { BenchServer } from '@caretrail/server/testing/bench-server';
import { withBenchServer } from './bench-server.ts';
import { middle, middleTime, ratioOf } from './load.ts';
import { runSql } from './pgbench.ts';
import type { Bench } from './promise.ts';

const medicines = 40;
const turns = 10;
const readsOfATurn = 3;

/** A patient with this many medicines; how long their dashboard takes, first read after a write each time. */
async function dashboardOf({ port, database, patients: [patient] }: BenchServer) {
  if (!patient) throw new Error('The server has no patients.');
  const headers = { authorization: `Bearer ${patient.access}` };
  for (let made = 0; made < medicines; made += 1) {
    const body = { name: `Medicine ${made}`, dosage: '1 × 5 mg', times: ['08:00', '20:00'] };
    const { status } = await fetch(
      `http://127.0.0.1:${port}${medicationsEndpoints.listOrAdd.path}`,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, start_date: '2026-01-01' }),
      },
    );
    if (status !== 200) throw new Error(`A medicine was not added: ${status}.`);
  }
  const { path } = dashboardEndpoints.read;
  const write = () =>
    runSql(
      database,
      `UPDATE patients SET data_version = data_version + 1 WHERE patient_id = '${patient.patientId}'`,
    );
  return () => middleTime(port, { method: 'GET', path, headers }, readsOfATurn, write);
}

/** Two patients with 40 medicines each, alternating: what a hundred times as many events add to the dashboard. */
export const bench: Bench = () =>
  withBenchServer({ patients: 1, events: 200 }, (small) =>
    withBenchServer({ patients: 1, events: 20_000 }, async (large) => {
      const [few, many] = [await dashboardOf(small), await dashboardOf(large)];
      const [ofFew, ofMany]: [number[], number[]] = [[], []];
      for (let turn = 0; turn < turns; turn += 1) {
        ofFew.push(await few());
        ofMany.push(await many());
      }
      return [
        {
          promise: 'dashboard with 20,000 events vs. with 200',
          value: ratioOf(ofMany, ofFew),
          unit: '×',
          bar: { atMost: 2 },
          note: `${medicines} medicines each; ${middle(ofMany).toFixed(1)} ms against ${middle(ofFew).toFixed(1)} ms`,
        },
      ];
    }),
  );
