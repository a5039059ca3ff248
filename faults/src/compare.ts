import { createHash } from 'node:crypto';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { documentEventType } from '@caretrail/contract/timelines/event-types';
import { callUrl } from '@caretrail/server/testing/call-url';
import type { Reached } from '@caretrail/server/testing/fleet';
import { none, info, type Finding } from './fault.ts';
import type { Patient } from './patients.ts';
import { contentOf, type Ledger } from './writers.ts';

type Named = { name: string };

/** Every row that writers can have created, by the name that they gave it. The event of an upload is named after its file. */
const rowsOf = (past: Reached, patients: readonly Patient[]): Promise<Named[]> =>
  past.deps.db.query<Named>(
    `SELECT title AS name FROM events WHERE patient_id = ANY ($1::uuid[]) AND event_type <> $2
     UNION ALL SELECT note FROM dose_log WHERE patient_id = ANY ($1::uuid[])
     UNION ALL SELECT name FROM files WHERE patient_id = ANY ($1::uuid[])`,
    [patients.map(({ patientId }) => patientId), documentEventType],
  );

/** What was acknowledged against what is stored: each once, nothing twice. */
export async function compareRows(
  past: Reached,
  patients: readonly Patient[],
  { acknowledged, wrong, repeated }: Ledger,
): Promise<Finding[]> {
  const counts = new Map<string, number>();
  for (const { name } of await rowsOf(past, patients))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const lost = acknowledged.filter(({ name }) => !counts.has(name)).length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  if (wrong.length > 0) console.error(`Answered with ${[...new Set(wrong)].join(', ')}.`);
  return [
    info('writes acknowledged', acknowledged.length),
    info('sent again under the same key', repeated),
    none('acknowledged and lost', lost),
    none('doubled', doubled),
    none('answered with something else', wrong.length),
  ];
}

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Every upload is downloaded and compared with what was sent: a row without its file, or half a file, counts. */
export async function compareFiles(url: string, patients: readonly Patient[]): Promise<Finding> {
  let broken = 0;
  for (const { access } of patients) {
    const listed = await callUrl<{ data: { id: string; file_name: string }[] }>(
      url,
      filesEndpoints.list,
      { access },
    );
    for (const { id, file_name: name } of listed.body.data) {
      const link = await callUrl<{ url: string }>(url, filesEndpoints.link, {
        access,
        params: { id },
      });
      const answer = await fetch(new URL(link.body.url, url));
      const content = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200 || digest(content) !== digest(contentOf(name))) broken += 1;
    }
  }
  return none('rows whose file is missing or not whole', broken);
}
