import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import { defaultReminders } from '@caretrail/contract/reminders/schema';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callUrl, type UrlCall } from '../testing/call-url.ts';
import { insertGrant } from '../testing/circle.ts';
import { anEvent } from '../testing/events.ts';
import {
  reach,
  startServer,
  startWorker,
  stopAll,
  type Place,
  type Reached,
  type RunningServer,
} from '../testing/fleet.ts';
import { startMailPeer, type MailPeer } from '../testing/mail-peer.ts';
import { isWebBuilt, type OwnProcess } from '../testing/own-process.ts';
import { pdf } from '../testing/sample-files.ts';
import { formBytes } from '../testing/send-form.ts';
import { goodPassword } from '../testing/sign-in.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let place: Place;
let servers: RunningServer[];
let workers: OwnProcess[];
let past: Reached;
let mails: MailPeer;
let reminded: { email: string }[];

type Answer = Record<string, unknown> & { data: { id: string; title: string }[] };
const on =
  (index: 0 | 1) =>
  (endpoint: Endpoint, call: UrlCall = {}) =>
    callUrl<Answer>(servers[index]?.url ?? '', endpoint, call);
const [a, b] = [on(0), on(1)];
const { create, list } = timelinesEndpoints;

/** A download that has begun, and of which no more is read until its rest is asked for. */
async function downloadFrom(url: URL) {
  const [answer] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return {
    size: Number(answer.headers['content-length']),
    /** How many bytes came in all, read slowly. */
    rest: async (): Promise<number> => {
      let bytes = 0;
      try {
        for await (const part of answer) {
          bytes += (part as Buffer).length;
          // As over a slow line: all of it would take half a minute.
          await sleep(50);
        }
      } catch {
        // It was cut off.
      }
      return bytes;
    },
  };
}

/** Patients with an event whose reminder is due now. */
async function peopleToRemind(): Promise<{ email: string }[]> {
  const people = await Promise.all(Array.from({ length: 5 }, () => past.signedIn()));
  const inHalfAnHour = new Date(Date.now() + 30 * 60_000).toISOString().slice(0, 16);
  for (const { access } of people) {
    const body = { ...anEvent, start: inHalfAnHour, time_zone: 'UTC' };
    expect((await a(create, { access, body })).status).toBe(201);
    const wanted = { ...defaultReminders, events_by: ['email'], before_event: [30] };
    expect((await b(remindersEndpoints.save, { access, body: wanted })).status).toBe(200);
  }
  return people;
}

describe.skipIf(!isWebBuilt)('§7 two servers and two workers on one database', () => {
  beforeAll(async () => {
    database = await cloneDatabase(inject('testServer'));
    const folder = await mkdtemp(join(tmpdir(), 'caretrail-several-'));
    place = { folder, database: database.connection };
    mails = await startMailPeer();
    past = await reach(place);
    const serving = { CARETRAIL_JOBS: 'off', DRAIN_SECONDS: '1' };
    servers = await Promise.all([startServer(place, serving), startServer(place, serving)]);
    reminded = await peopleToRemind();
    workers = await Promise.all([1, 2].map(() => startWorker(place, { SMTP_URL: mails.url })));
  });
  afterAll(async () => {
    const codes = await stopAll([...servers, ...workers]);
    await mails.stop();
    await past.close();
    await database.drop();
    await rm(place.folder, { recursive: true });
    expect(new Set(codes)).toEqual(new Set([0]));
  });

  it('accept a sign-in on one server, serve its session on the other, and sign out on both', async () => {
    const { email } = await past.signedIn({ password: goodPassword });
    const body = { email, password: goodPassword };
    const first = await a(authEndpoints.login, { body });
    expect(first.status).toBe(200);
    const half = String(first.body['access']);
    expect((await b(authEndpoints.sendEmailCode, { access: half })).status).toBe(200);
    const mailed = () => mails.received.filter(({ to }) => to === email);
    await expect.poll(mailed).toHaveLength(1);
    const code = /\b(\d{3}) (\d{3})\b/
      .exec(mailed()[0]?.source ?? '')
      ?.slice(1)
      .join('');
    const passed = await a(authEndpoints.verifyEmailCode, { access: half, body: { code } });
    const access = String(passed.body['access']);
    expect((await b(list, { access })).status).toBe(200);

    expect((await a(authEndpoints.logout, { access })).status).toBe(204);
    expect((await b(list, { access })).status).toBe(401);
  });

  it('count the attempts of one client together', async () => {
    const { email } = await past.signedIn({ password: goodPassword });
    const body = { email, password: 'not it' };
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      codes.push((await (attempt % 2 === 0 ? a : b)(authEndpoints.login, { body })).body['code']);
    // §2.2: the fourth attempt needs the proof of work, though each server saw two.
    expect(codes).toEqual([...Array(3).fill('wrong_credentials'), 'captcha_required']);
  });

  it('create one record from a request that is sent to both at once, and show it on both', async () => {
    const { access } = await past.signedIn();
    for (let round = 0; round < 10; round += 1) {
      const call = { access, key: randomUUID(), body: { ...anEvent, title: `Round ${round}` } };
      const answers = await Promise.all([a(create, call), b(create, call)]);
      // The second one gets the same event, or hears that it is being saved.
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([
        201,
        expect.toBeOneOf([201, 409]),
      ]);
      const lists = await Promise.all([a(list, { access }), b(list, { access })]);
      for (const { body } of lists) expect(body.data).toHaveLength(round + 1);
    }
  });

  it('never show an outdated list after a write on the other', async () => {
    const { access } = await past.signedIn();
    for (let round = 1; round <= 10; round += 1) {
      const [write, read] = round % 2 === 0 ? [a, b] : [b, a];
      const title = `Write ${round}`;
      expect((await write(create, { access, body: { ...anEvent, title } })).status).toBe(201);
      const { data } = (await read(list, { access })).body;
      expect(data.map((event) => event.title)).toContain(title);
      expect(data).toHaveLength(round);
    }
  });

  it('serve on one what was uploaded to the other', async () => {
    const { access } = await past.signedIn();
    const content = pdf('shared');
    const form = formBytes({ files: [{ name: 'letter.pdf', content }] });
    expect((await a(filesEndpoints.upload, { access, form, key: randomUUID() })).status).toBe(201);
    const [file] = (await b(filesEndpoints.list, { access })).body.data;
    const params = { id: file?.id ?? '' };
    const link = String((await a(filesEndpoints.link, { access, params })).body['url']);
    const answer = await fetch(new URL(link, servers[1]?.url));
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  it('end the access of a helper on both: the next request, a kept link and a running download', async () => {
    const [patient, helper] = [await past.signedIn(), await past.signedIn()];
    const { patientId: record, access: own } = patient;
    const grantId = await insertGrant(past, record, helper, { role: 'viewer', areas: ['files'] });
    // More than the sockets of both sides hold, so that it is still running.
    const content = pdf('a line '.repeat(6_000_000));
    const form = formBytes({ files: [{ name: 'long.pdf', content }] });
    expect((await a(filesEndpoints.upload, { access: own, form, key: randomUUID() })).status).toBe(
      201,
    );
    const { access } = helper;
    const [file] = (await b(filesEndpoints.list, { access, record })).body.data;
    const params = { id: file?.id ?? '' };
    const linkOn = async (on: typeof a) =>
      String((await on(filesEndpoints.link, { access, record, params })).body['url']);
    const [first, kept] = [await linkOn(a), await linkOn(b)];
    const running = await downloadFrom(new URL(first, servers[0]?.url));
    expect(running.size).toBe(content.length);

    const end = await b(circleEndpoints.end, { access: own, params: { id: grantId } });
    expect(end.status).toBe(204);
    for (const on of [a, b])
      expect((await on(filesEndpoints.list, { access, record })).status).toBe(403);
    for (const { url } of servers) expect((await fetch(new URL(kept, url))).status).toBe(410);
    expect(await running.rest()).toBeLessThan(content.length);
  });

  it('send a reminder once while both workers run', async () => {
    const mailed = () =>
      reminded.map(({ email }) => mails.received.filter(({ to }) => to === email).length);
    await expect.poll(mailed).toEqual(reminded.map(() => 1));
    const { queued } = await past.deps.db.one<{ queued: number }>(
      `SELECT count(*) AS queued FROM mail_outbox WHERE to_address = ANY ($1::text[])`,
      [reminded.map(({ email }) => email)],
    );
    expect(queued).toBe(reminded.length);
  });

  it('report that they are stopping, still answer, and exit with 0', async () => {
    const going = servers.pop();
    if (!going) throw new Error('There is a second server.');
    const { access } = await past.signedIn();
    going.child.kill('SIGTERM');
    const ready = () => callUrl(going.url, operationsEndpoints.ready).then(({ status }) => status);
    await expect.poll(ready, { timeout: 120_000, interval: 20 }).toBe(503);
    const last = await callUrl(going.url, list, { access });
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect(await going.ended).toBe(0);
  });
});
