import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import type { NewPushDevice, PushDevice } from '@caretrail/contract/push/schema';
import { pushByHttp } from '../adapters/push-http/push-http.ts';
import {
  makeVapid,
  pushSender,
  type PushSender,
  type SendPushDeps,
} from '../modules/push/service.ts';
import type { Person } from './people.ts';
import type { PushBrowser } from './push-peer.ts';
import type { TestApp } from './test-app.ts';

export const newSender = async (
  { deps, clock }: TestApp,
  more: Partial<SendPushDeps> = {},
): Promise<PushSender> =>
  pushSender({
    db: deps.db,
    keys: deps.keys,
    clock,
    transport: pushByHttp({ isLoopbackAllowed: true }),
    vapid: await makeVapid(deps),
    publicUrl: deps.publicUrl,
    ...more,
  });

/** One run of the job, as one worker does it, until all is answered. */
export async function runPushes(testApp: TestApp): Promise<void> {
  const { sendDue, settled } = await newSender(testApp);
  await sendDue();
  await settled();
}

/** A browser of a push service that is never asked. */
export const newBrowser = (): NewPushDevice => ({
  endpoint: `https://push.example.org/${randomUUID()}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
  name: 'My phone',
});

/** Registers a browser for the person, or the test fails. */
export async function subscribe(
  person: Person,
  { subscription }: Pick<PushBrowser, 'subscription'>,
): Promise<PushDevice> {
  const answer = await person.call(pushEndpoints.addDevice, { body: subscription });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<PushDevice>();
}

export const endpointHash = ({ subscription }: Pick<PushBrowser, 'subscription'>): string =>
  createHash('sha256').update(subscription.endpoint).digest('base64url');
