import { setTimeout as sleep } from 'node:timers/promises';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { startMailPeer } from '@caretrail/server/testing/mail-peer';
import { none, seconds, timesOf, info, type Finding, type Size } from './fault.ts';
import type { SharedGround } from './shared-ground.ts';

const patienceMs = 120_000;

async function until(isSo: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now();
  while (!(await isSo()) && performance.now() - began < patienceMs) await sleep(100);
  return performance.now() - began;
}

/** The mail server goes down, users request mails, and it comes back. */
export async function mailDown(ground: SharedGround, size: Size): Promise<Finding[]> {
  const count = timesOf(size, { short: 20, long: 200 });
  const { past } = ground;
  const url = ground.servers[0]?.url ?? '';
  await ground.mails.stop();
  const people = await Promise.all(Array.from({ length: count }, () => past.signedIn()));
  // As the product queues them; a forgotten password gets the same response whether mails go out or not.
  const body = (email: string) => ({ email });
  let refused = 0;
  for (const { email } of people.slice(0, 3)) {
    const { status } = await callUrl(url, authEndpoints.forgotPassword, { body: body(email) });
    if (status >= 400) refused += 1;
  }
  const queued = people.slice(3).map(({ email }) => past.queueMail(email));
  await Promise.all(queued);

  const { access } = await past.signedIn({}, 1);
  const ask = () =>
    callUrl<{ code?: string; detail?: string }>(url, authEndpoints.sendEmailCode, { access });
  let late = await ask();
  await until(async () => (late = await ask()).status === 503);

  const downAt = ground.mails.port;
  ground.mails = await startMailPeer(downAt);
  const received = (): string[] => ground.mails.received.map(({ to }) => to);
  const arrived = await until(() => people.every(({ email }) => received().includes(email)));
  const tally = people.map(({ email }) => ground.mails.countTo(email));
  const again = await ask();
  return [
    info('mails requested while the mail server was down', count),
    none('asking for one that was refused', refused),
    none('sign-in did not say that its code is late', late.body.code === 'mail_late' ? 0 : 1),
    none('… without a time to try again', late.headers.get('retry-after') === null ? 1 : 0),
    none('mails lost', tally.filter((times) => times === 0).length),
    none('mails sent twice', tally.filter((times) => times > 1).length),
    info(
      'mails received again with the same Message-ID',
      received().filter((to) => people.some(({ email }) => email === to)).length -
        tally.reduce((sum, times) => sum + times, 0),
    ),
    seconds('all delivered after it was back', arrived, 60, size),
    none('sign-in still says so', again.status === 200 ? 0 : 1),
  ];
}
