import { expect, it } from 'vitest';
import type { Queryable } from '../../db/client.ts';
import { madeEvent } from '../../testing/events.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { asPatient } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { listEvents } from './list-repo.ts';

const testApp = useTestApp();

/** As in the first minute of many writes, or of a restored backup: PostgreSQL has not counted yet. */
it('the whole list reads its files once, also where PostgreSQL knows nothing of the tables', async () => {
  const person = await asPatient(testApp());
  await madeEvent(testApp(), person, { files: [{ name: 'a.pdf', content: pdf() }] });
  await insertManyEvents(testApp(), person.userId, 500);
  const plan = await testApp().deps.db.transaction(async (tx) => {
    await tx.execute(
      `DELETE FROM pg_statistic WHERE starelid IN ('events'::regclass, 'files'::regclass)`,
    );
    const lines: string[] = [];
    const explaining = {
      one: async (text: string, values: unknown[]) => {
        const rows = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ANALYZE ${text}`, values);
        lines.push(...rows.map((row) => row['QUERY PLAN']));
      },
    };
    await listEvents(explaining as unknown as Queryable, person.patientId ?? '', '');
    return lines;
  });
  const scans = plan.filter((line) => /Scan.* on files/.test(line));
  expect(scans.length).toBeGreaterThan(0);
  for (const scan of scans) expect(scan).toContain('loops=1)');
});
