import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { withDatabase } from '../db/connection.ts';
import { madeMedication } from '../testing/medications.ts';
import { mailsTo } from '../testing/outbox.ts';
import { asPatient } from '../testing/people.ts';
import { testSecret } from '../testing/plain-deps.ts';
import type { ReminderWorker } from '../testing/reminder-worker.ts';
import { clockTo, remindMe } from '../testing/reminders.ts';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();
const script = join(import.meta.dirname, '../testing/reminder-worker.ts');

/** A separate process and its output. */
async function startWorker(stuckAfter: number | null) {
  const { name } = await testApp().deps.db.one<{ name: string }>(
    `SELECT current_database() AS name`,
  );
  const worker: ReminderWorker = {
    target: withDatabase(inject('testServer').adminConnection, name),
    nowMs: testApp().clock.now().getTime(),
    stuckAfter,
    secret: testSecret,
  };
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(worker)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  return { child, ended: once(child, 'close'), said: () => said };
}

describe('§2.5 workers of reminders as processes of their own', () => {
  it('two workers send every mail exactly once after a third was killed', async () => {
    clockTo(testApp(), '07:58');
    const people = await Promise.all(Array.from({ length: 60 }, () => asPatient(testApp())));
    for (const person of people) {
      await madeMedication(person, { times: ['08:00'] });
      await remindMe(person);
    }
    testApp().clock.advance(2 * 60_000);

    const first = await startWorker(20);
    await vi.waitFor(() => expect(first.said()).toContain('stuck'), { timeout: 120_000 });
    // Its claims stay its own while it lives: the others take the rest.
    const beside = await startWorker(null);
    await beside.ended;
    first.child.kill('SIGKILL');
    await first.ended;

    const again = [await startWorker(null), await startWorker(null)];
    const codes = await Promise.all(again.map(async ({ ended }) => (await ended)[0] as number));
    expect(codes).toEqual([0, 0]);
    const counts = await Promise.all(
      people.map(async ({ email }) => (await mailsTo(testApp(), email)).length),
    );
    expect(counts).toEqual(people.map(() => 1));
  });
});
