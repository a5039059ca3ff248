import { createHash, createHmac } from 'node:crypto';
import type { Keys } from '../../keys.ts';
import { sealText, unsealText } from '../../sealed-text.ts';

type Deps = { readonly keys: Keys };

/** What of a row is readable to a holder of our key alone. `owner`: the row, so that it opens in no other. */
export const sealJson = ({ keys }: Deps, owner: string, value: object): Buffer =>
  sealText(keys.of('push'), owner, JSON.stringify(value));

/** Undefined where the row is damaged. */
export function unsealJson<Value>(
  { keys }: Deps,
  owner: string,
  sealed: Buffer,
): Value | undefined {
  const text = unsealText(keys.of('push'), owner, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

const tokenBytes = 16;

/** Made again for each attempt to send, so that only its hash is stored. */
const derived = ({ keys }: Deps, ...parts: readonly string[]): string =>
  createHmac('sha256', keys.of('push-tokens'))
    .update(parts.join('\n'))
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url');

type Delivery = { readonly noticeId: string; readonly deviceId: string };

/** For the dose at this place of a notification on a device. */
export const tokenOf = (deps: Deps, { noticeId, deviceId }: Delivery, place: number): string =>
  derived(deps, 'act', noticeId, deviceId, String(place));

export const receiptOf = (deps: Deps, { noticeId, deviceId }: Delivery): string =>
  derived(deps, 'receipt', noticeId, deviceId);

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Names a group of reminders for a push service and a browser, which learn nothing else. At most 32 characters. */
export const tagOf = (deps: Deps, patientId: string, key: string): string =>
  derived(deps, 'tag', patientId, key);
