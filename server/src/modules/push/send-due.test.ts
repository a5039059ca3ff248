import { setTimeout as sleep } from 'node:timers/promises';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import type { PushAnswer, PushTransport } from '../../ports/push-transport.ts';
import { madeMedication } from '../../testing/medications.ts';
import { asPatient } from '../../testing/people.ts';
import { endpointHash, newBrowser, newSender, subscribe } from '../../testing/pushes.ts';
import { clockTo, remindMe, runReminders } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { PushProblem } from './send-due.ts';

const testApp = useTestApp();
const minute = 60_000;
const taken: PushAnswer = { status: 201, retryAfterMs: null };

async function begin(): Promise<void> {
  await testApp().deps.db.execute(`DELETE FROM push_devices`);
  clockTo(testApp(), '07:58');
}
async function withDevice(times: readonly string[]) {
  const person = await asPatient(testApp());
  await madeMedication(person, { times: [...times] });
  const browser = { subscription: newBrowser() };
  await subscribe(person, browser);
  await remindMe(person, { doses_by: ['push'] });
  return { person, browser };
}
/** The only patient with a device; the notification of the first time is queued. */
async function queued(times: readonly string[]) {
  await begin();
  const only = await withDevice(times);
  await look(2);
  return only;
}
async function look(minutes: number): Promise<void> {
  testApp().clock.advance(minutes * minute);
  await runReminders(testApp());
}

describe('§2.5 the sender of notifications', () => {
  it('ends a run with its last lane where the database fails one, and is settled only then', async () => {
    await queued(['08:00']);
    const held = Promise.withResolvers<undefined>();
    const real = testApp().deps.db;
    let claims = 0;
    const db: Database = {
      ...real,
      maybeOne: (...statement) => {
        claims += 1;
        if (claims === 1) return real.maybeOne(...statement);
        return claims === 2 ? Promise.reject(new Error('It is gone.')) : held.promise;
      },
    };
    const transport = { deliver: () => Promise.resolve(taken) };
    const { sendDue, settled } = await newSender(testApp(), { db, transport });
    const ended: string[] = [];
    const running = sendDue().then(
      () => ended.push('sent'),
      (error: Error) => ended.push(error.message),
    );
    const settling = settled().then(() => ended.push('settled'));
    // The first one, that of each lane, and another where the first one was sent.
    await expect.poll(() => claims).toBe(33);
    await sleep(50);
    expect(ended).toEqual([]);
    held.resolve(undefined);
    await Promise.all([running, settling]);
    expect(ended.toSorted()).toEqual(['It is gone.', 'settled']);
  });

  it('says that the answer of a slow service could not be noted, and nothing else about it', async () => {
    await queued(['08:00']);
    const answer = Promise.withResolvers<PushAnswer>();
    const failure = Object.assign(new Error('of ada@example.org'), { code: '57P01' });
    const db: Database = { ...testApp().deps.db, execute: () => Promise.reject(failure) };
    const problems: PushProblem[] = [];
    const { sendDue, settled } = await newSender(testApp(), {
      db,
      transport: { deliver: () => answer.promise },
      onProblem: (problem) => problems.push(problem),
    });
    await sendDue();
    expect(problems).toEqual([]);
    answer.resolve(taken);
    await settled();
    expect(problems).toEqual([{ code: 'not_noted_57p01', attempts: 1, isGivenUp: false }]);
  });

  it('waits as long as the service asks, whatever it answers to another message of that device meanwhile', async () => {
    const { person, browser } = await queued(['08:00', '08:01', '08:10']);
    await look(1);
    const answers: PromiseWithResolvers<PushAnswer>[] = [];
    const deliver = () => {
      const answer = Promise.withResolvers<PushAnswer>();
      answers.push(answer);
      return answer.promise;
    };
    const { sendDue, settled } = await newSender(testApp(), { transport: { deliver } });
    await sendDue();
    expect(answers).toHaveLength(2);
    answers[0]?.resolve({ status: 429, retryAfterMs: 60 * minute });
    const failures = () => testApp().deps.db.query(`SELECT 1 FROM push_devices WHERE failures = 1`);
    await expect.poll(failures).toHaveLength(1);
    answers[1]?.resolve({ status: 400, retryAfterMs: null });
    await settled();
    // Their email; then Caretrail is opened on the device, so that it may get the next one.
    await look(0);
    await person.call(pushEndpoints.confirm, { body: { endpoint_hash: endpointHash(browser) } });
    await look(9);
    await sendDue();
    expect(answers).toHaveLength(2);
  });

  it('has three requests of one account under way, whatever number of workers claim at the same moment', async () => {
    await begin();
    const { person } = await withDevice(['08:00']);
    for (let more = 1; more < 10; more += 1)
      await subscribe(person, { subscription: newBrowser() });
    const other = await withDevice(['08:00']);
    await look(2);
    const asked: { endpoint: string; answer: PromiseWithResolvers<PushAnswer> }[] = [];
    const transport: PushTransport = {
      deliver: ({ endpoint }) => {
        const answer = Promise.withResolvers<PushAnswer>();
        asked.push({ endpoint, answer });
        return answer.promise;
      },
    };
    const workers = [
      await newSender(testApp(), { transport }),
      await newSender(testApp(), { transport }),
    ];
    const run = async (): Promise<void> => {
      // Who meets a row that another claim holds takes it in the next run.
      for (const _ of [1, 2]) await Promise.all(workers.map(({ sendDue }) => sendDue()));
    };
    await run();
    expect(asked).toHaveLength(3 + 1);
    expect(asked.map(({ endpoint }) => endpoint)).toContain(other.browser.subscription.endpoint);
    for (const { answer } of asked) answer.resolve(taken);
    await Promise.all(workers.map(({ settled }) => settled()));
    await run();
    expect(asked).toHaveLength(3 + 1 + 3);
    for (const { answer } of asked) answer.resolve(taken);
    await Promise.all(workers.map(({ settled }) => settled()));
  });
});
