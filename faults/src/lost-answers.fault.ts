import { randomUUID } from 'node:crypto';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { anEvent } from '@caretrail/server/testing/events';
import { startCuttingProxy } from './cutting-proxy.ts';
import { none, timesOf, info, type Finding, type Size } from './fault.ts';
import type { SharedGround } from './shared-ground.ts';

const { create } = timelinesEndpoints;
const atOnce = 8;

/** A quarter of all requests is sent again though it was answered: a user presses twice, a proxy retries. */
const isSentOnceMore = (index: number): boolean => index % 4 === 0;

/** 30 % of all responses to creates are cut after the commit; the caller retries until one arrives. */
export async function lostAnswers(ground: SharedGround, size: Size): Promise<Finding[]> {
  const creates = timesOf(size, { short: 200, long: 10_000 });
  const [server] = ground.servers;
  if (!server) throw new Error('There is a server.');
  const people = await Promise.all(Array.from({ length: atOnce }, () => ground.past.signedIn()));
  const proxy = await startCuttingProxy(server.port, 0.3);
  let sent = 0;
  let other = 0;
  const settle = async (lane: number, title: string): Promise<void> => {
    const person = people[lane];
    if (!person) return;
    const call = { access: person.access, key: randomUUID(), body: { ...anEvent, title } };
    for (let answers = isSentOnceMore(sent) ? 2 : 1; answers > 0;) {
      sent += 1;
      const { status } = await callUrl(proxy.url, create, { ...call, isAlone: true }).catch(() => ({
        status: 0,
      }));
      if (status === 201) answers -= 1;
      else if (status !== 0 && status !== 409) {
        other += 1;
        return;
      }
    }
  };
  const lanes = people.map(async (person, lane) => {
    for (let index = lane; index < creates; index += atOnce) {
      if (index % 1000 < atOnce) person.access = await ground.past.signInAgain(person.userId);
      await settle(lane, `Create ${index}`);
    }
  });
  await Promise.all(lanes);
  await proxy.stop();
  const { rows, titles } = await ground.past.deps.db.one<{ rows: number; titles: number }>(
    `SELECT count(*) AS rows, count(DISTINCT title) AS titles FROM events WHERE patient_id = ANY ($1::uuid[])`,
    [people.map(({ patientId }) => patientId)],
  );
  return [
    info('creates', creates),
    info('requests sent', sent),
    info('answers cut', proxy.cuts()),
    none('creates without a row', creates - titles),
    none('rows too many', rows - titles),
    none('answered with something else', other),
    ...(await underOneKey(server.url, await ground.past.signedIn())),
  ];
}

/** The same key at the same moment, and the same key with different content. */
async function underOneKey(url: string, { access }: { access: string }): Promise<Finding[]> {
  const call = { access, key: randomUUID(), body: anEvent };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callUrl<{ id: string }>(url, create, call)),
  );
  const made = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
  const others = answers.filter(({ status }) => status !== 201 && status !== 409);
  const changed = await callUrl(url, create, { ...call, body: { ...anEvent, title: 'Another' } });
  return [
    none('20 at once under one key: events more or fewer than one', Math.abs(made.size - 1)),
    none('… answered with other than 201 and 409', others.length),
    none('the key with another content not refused (422)', changed.status === 422 ? 0 : 1),
  ];
}
