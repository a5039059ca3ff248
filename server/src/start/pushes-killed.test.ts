import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { describe, expect, inject, it, vi } from 'vitest';
import { withDatabase } from '../db/connection.ts';
import { madeMedication } from '../testing/medications.ts';
import { mailsTo } from '../testing/outbox.ts';
import { asPatient, callApi } from '../testing/people.ts';
import { testSecret } from '../testing/plain-deps.ts';
import { startPushPeer } from '../testing/push-peer.ts';
import type { PushWorker } from '../testing/push-worker.ts';
import { subscribe } from '../testing/pushes.ts';
import { clockTo, remindMe } from '../testing/reminders.ts';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();
const script = join(import.meta.dirname, '../testing/push-worker.ts');
const minute = 60_000;

/** A separate process and its output. */
async function startWorker(stuckAfter: number | null) {
  const { name } = await testApp().deps.db.one<{ name: string }>(
    `SELECT current_database() AS name`,
  );
  const worker: PushWorker = {
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

/** Of each kind of device so many; the last ones get the notification and never show it. */
const kinds = ['answers', 'gone', 'broken', 'hangs', 'answers', 'unseen'] as const;

describe('§2.5 workers of notifications as processes of their own', () => {
  it('reach every person exactly once, by notification or email, though one is killed in between', async () => {
    const peer = await startPushPeer();
    clockTo(testApp(), '07:58');
    const people = await Promise.all(
      Array.from({ length: 18 }, async (_, at) => {
        const kind = kinds[at % kinds.length] ?? 'answers';
        const person = await asPatient(testApp());
        const browser = peer.newBrowser(`${kind} ${at}`);
        if (kind === 'gone') peer.answers.set(browser.name, { status: 410 });
        if (kind === 'broken') peer.answers.set(browser.name, { status: 500 });
        if (kind === 'hangs') peer.answers.set(browser.name, 'hang');
        await subscribe(person, browser);
        await madeMedication(person, { times: ['08:00'] });
        await remindMe(person, { doses_by: ['push'] });
        return { person, browser, kind };
      }),
    );
    peer.onReceived = ({ browser, payload }) => {
      if (browser.startsWith('unseen')) return;
      const body = { receipt: payload.caretrail.receipt };
      void callApi(testApp(), pushEndpoints.receipt, { body });
    };
    testApp().clock.advance(2 * minute);
    const first = await startWorker(4);
    await vi.waitFor(() => expect(first.said()).toContain('stuck'), { timeout: 120_000 });
    first.child.kill('SIGKILL');
    await first.ended;
    // Its claims are over within half a minute; then two others take the rest.
    for (const [seconds, count] of [
      [31, 2],
      [31, 1],
      [15 * 60, 2],
    ] as const) {
      testApp().clock.advance(seconds * 1000);
      const workers = await Promise.all(Array.from({ length: count }, () => startWorker(null)));
      const codes = await Promise.all(workers.map(async ({ ended }) => (await ended)[0] as number));
      expect(codes).toEqual(workers.map(() => 0));
    }
    expect(peer.mistakes).toEqual([]);
    for (const { person, browser, kind } of people) {
      const shown = new Set(browser.received.map(({ payload }) => payload.caretrail.tag));
      const count = (await mailsTo(testApp(), person.email)).length;
      const wanted = { answers: [1, 0], unseen: [1, 1] }[kind as string] ?? [0, 1];
      expect([shown.size, count], browser.name).toEqual(wanted);
      // Sent again by another worker, it is the same notification to the last token.
      const all = new Set(browser.received.map(({ payload }) => JSON.stringify(payload)));
      expect(all.size).toBeLessThanOrEqual(1);
    }
    await peer.stop();
  });
});
