import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Trail } from '@caretrail/contract/account/schema';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { type PushDevice, pushLimits, type PushOverview } from '@caretrail/contract/push/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { type PushBrowser, startPushPeer, type PushPeer } from '../../testing/push-peer.ts';
import { endpointHash, runPushes, subscribe } from '../../testing/pushes.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let peer: PushPeer;
beforeAll(async () => {
  peer = await startPushPeer();
});
afterAll(() => peer.stop());

const overview = async (person: Person): Promise<PushOverview> =>
  (await person.call(pushEndpoints.read)).json<PushOverview>();
const add = (person: Person, body: object) =>
  person.call(pushEndpoints.addDevice, { body: body as never });
const test = (person: Person, id: string) =>
  person.call(pushEndpoints.testDevice, { params: { id } });

describe('§2.5 devices that get notifications', () => {
  it('of one patient do not exist for another', async () => {
    const [one, other] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const browser = peer.newBrowser();
    const { id } = await subscribe(one, browser);
    const params = { id };
    const body = { name: 'Mine' };
    for (const answer of [
      await other.call(pushEndpoints.renameDevice, { params, body }),
      await other.call(pushEndpoints.removeDevice, { params }),
      await test(other, id),
      await other.call(pushEndpoints.confirm, { body: { endpoint_hash: endpointHash(browser) } }),
    ])
      expect(outcomeOf(answer)).toBe('404 not_found');
    expect((await overview(other)).devices).toEqual([]);
    expect((await overview(one)).devices).toMatchObject([{ id, name: browser.name }]);
  });

  it('are listed with their name and a digest, never with their address', async () => {
    const person = await asPatient(testApp());
    const browser = peer.newBrowser('My phone');
    const { id } = await subscribe(person, browser);
    const answer = await person.call(pushEndpoints.read);
    expect(answer.json<PushOverview>().devices).toEqual([
      {
        id,
        name: 'My phone',
        endpoint_hash: endpointHash(browser),
        added_at: testApp().clock.now().toISOString(),
        confirmed_at: null,
        is_silent: false,
      },
    ]);
    expect(answer.json<PushOverview>().public_key).toMatch(/^B[\w-]{86}$/);
    expect(answer.body).not.toContain(browser.subscription.keys.auth);
    const stored = await testApp().deps.db.one(
      `SELECT to_jsonb(d)::text AS row FROM push_devices d WHERE id = $1`,
      [id],
    );
    expect(JSON.stringify(stored)).not.toContain(browser.subscription.endpoint);
  });

  it('stay one when the same browser subscribes again, with its new name and keys', async () => {
    const person = await asPatient(testApp());
    const browser = peer.newBrowser('My phone');
    const first = await subscribe(person, browser);
    const again = await subscribe(person, {
      subscription: { ...browser.subscription, name: 'My new phone' },
    });
    expect(again).toEqual({ ...first, name: 'My new phone' });
    expect((await overview(person)).devices).toHaveLength(1);
  });

  it('are answered the same when they were added before and the request is sent again under its key', async () => {
    const person = await asPatient(testApp());
    const browser = peer.newBrowser('My phone');
    const known = await subscribe(person, browser);
    const { path: url } = pushEndpoints.addDevice;
    const headers = { authorization: `Bearer ${person.access}`, 'idempotency-key': randomUUID() };
    const payload = { ...browser.subscription, name: 'My new phone' };
    const send = () => testApp().app.inject({ method: 'POST', url, headers, payload });
    const first = await send();
    expect(first.json<PushDevice>()).toEqual({ ...known, name: 'My new phone' });
    const again = await send();
    expect([again.statusCode, again.json<PushDevice>()]).toEqual([201, first.json<PushDevice>()]);
  });

  it('wait on where their push service failed, unless they subscribe with other keys', async () => {
    const [person, other] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const browser = peer.newBrowser();
    const { id } = await subscribe(person, browser);
    peer.answers.set(browser.name, { status: 503 });
    await test(person, id);
    await runPushes(testApp());
    const isAsked = async (by: Person, at: PushBrowser['subscription']): Promise<boolean> => {
      const before = peer.asked;
      await test(by, (await subscribe(by, { subscription: at })).id);
      await runPushes(testApp());
      return peer.asked > before;
    };
    const { subscription } = browser;
    const { p256dh } = peer.newBrowser().subscription.keys;
    expect(await isAsked(person, subscription)).toBe(false);
    expect(await isAsked(other, subscription)).toBe(false);
    expect(await isAsked(other, { ...subscription, keys: { ...subscription.keys, p256dh } })).toBe(
      true,
    );
  });

  it('move to another account with the same subscription, and with no other', async () => {
    const [one, other] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const browser = peer.newBrowser();
    await subscribe(one, browser);
    const forged = { ...browser.subscription, keys: peer.newBrowser().subscription.keys };
    expect(outcomeOf(await add(other, forged))).toBe('409 conflict');
    await subscribe(other, browser);
    expect((await overview(one)).devices).toEqual([]);
    expect((await overview(other)).devices).toHaveLength(1);
    // Both see it in their log; the one that loses it does not learn whose it is now.
    const log = (await one.call(accountEndpoints.trail)).json<Trail>().data;
    expect(log[0]).toMatchObject({ action: 'device.deleted', by: 'nobody' });
    const otherLog = (await other.call(accountEndpoints.trail)).json<Trail>().data;
    expect(otherLog.map(({ action }) => action)).toEqual(['device.created']);
  });

  it('are ten at most', async () => {
    const person = await asPatient(testApp());
    for (let count = 0; count < pushLimits.devices; count += 1)
      await subscribe(person, peer.newBrowser());
    expect(outcomeOf(await add(person, peer.newBrowser().subscription))).toBe('413 too_large');
  });

  it.each([
    ['a private address', { endpoint: 'https://192.168.1.1/push' }, 'endpoint'],
    ['a private address in another spelling', { endpoint: 'https://167772161/push' }, 'endpoint'],
    ['an address without encryption', { endpoint: 'http://push.example.org/x' }, 'endpoint'],
    ['an address with a password', { endpoint: 'https://a:b@push.example.org/x' }, 'endpoint'],
    ['no address', { endpoint: 'push' }, 'endpoint'],
    ['an empty name', { name: ' ' }, 'name'],
  ])('are refused with %s', async (_, wrong, field) => {
    const { subscription } = peer.newBrowser();
    const answer = await add(await asPatient(testApp()), { ...subscription, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('are refused with a key that is no point of the curve', async () => {
    const { subscription } = peer.newBrowser();
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    const answer = await add(await asPatient(testApp()), { ...subscription, keys });
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('keys');
  });

  it('get a test notification in the language of the request, at most five an hour', async () => {
    const person = await asPatient(testApp());
    const browser = peer.newBrowser();
    const { id } = await subscribe(person, browser);
    for (let count = 0; count < pushLimits.testsPerHour; count += 1)
      expect((await test(person, id)).statusCode).toBe(202);
    expect(outcomeOf(await test(person, id))).toBe('429 too_many');
    await runPushes(testApp());
    expect(peer.mistakes).toEqual([]);
    expect(browser.received).toHaveLength(pushLimits.testsPerHour);
    expect(browser.received[0]?.payload).toMatchObject({
      web_push: 8030,
      notification: { title: 'A test from Caretrail', actions: [] },
      caretrail: { kind: 'test', tokens: [], names: false },
    });
    // Its receipt confirms the device.
    const receipt = browser.received[0]?.payload.caretrail.receipt ?? '';
    await person.call(pushEndpoints.receipt, { body: { receipt } });
    expect((await overview(person)).devices[0]?.confirmed_at).not.toBeNull();
    await testApp().deps.db.execute(
      `UPDATE push_notices SET created_at = created_at - interval '1 hour' WHERE patient_id = $1`,
      [person.patientId],
    );
    expect((await test(person, id)).statusCode).toBe(202);
  });

  it('are confirmed when Caretrail is opened on them', async () => {
    const person = await asPatient(testApp());
    const browser = peer.newBrowser();
    await subscribe(person, browser);
    const body = { endpoint_hash: endpointHash(browser) };
    expect((await person.call(pushEndpoints.confirm, { body })).statusCode).toBe(204);
    expect((await overview(person)).devices[0]?.confirmed_at).toBe(
      testApp().clock.now().toISOString(),
    );
  });

  it('answer a forged receipt like a true one, and change nothing', async () => {
    const person = await asPatient(testApp());
    await subscribe(person, peer.newBrowser());
    const answer = await person.call(pushEndpoints.receipt, { body: { receipt: 'A'.repeat(22) } });
    expect(answer.statusCode).toBe(204);
    expect((await overview(person)).devices[0]?.confirmed_at).toBeNull();
  });
});

describe('the key of the server for notifications', () => {
  it('is made once, however many servers start at the same moment', async () => {
    const person = await asPatient(testApp());
    await testApp().deps.db.execute(`DELETE FROM push_server_keys`);
    const keys = await Promise.all(
      Array.from({ length: 8 }, async () => (await overview(person)).public_key),
    );
    expect(new Set(keys).size).toBe(1);
  });
});
