import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Keys } from '../../keys.ts';

/** The user and the session of an export: enough to serve a browser that sends nothing else. */
export type Link = {
  readonly patientId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
};

const idBytes = 16;
const bodyBytes = 3 * idBytes + 6;

const macOf = (keys: Keys, body: Uint8Array): Buffer =>
  createHmac('sha256', keys.of('export-links')).update(body).digest();

export function signLink(keys: Keys, { patientId, userId, sessionId, expiresAt }: Link): string {
  const until = Buffer.alloc(6);
  until.writeUIntBE(expiresAt.getTime(), 0, 6);
  const body = Buffer.concat([...[patientId, userId, sessionId].map((id) => parse(id)), until]);
  return Buffer.concat([body, macOf(keys, body)]).toString('base64url');
}

/** Null for what we did not sign. The caller checks the expiry. */
export function readLink(keys: Keys, token: string): Link | null {
  const bytes = Buffer.from(token, 'base64url');
  // The last letter has unused bits: only our own spelling is accepted.
  if (bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(0, bodyBytes);
  const mac = macOf(keys, body);
  if (bytes.length !== bodyBytes + mac.length) return null;
  if (!timingSafeEqual(bytes.subarray(bodyBytes), mac)) return null;
  const idAt = (index: number): string =>
    stringify(body.subarray(index * idBytes, (index + 1) * idBytes));
  return {
    patientId: idAt(0),
    userId: idAt(1),
    sessionId: idAt(2),
    expiresAt: new Date(body.readUIntBE(3 * idBytes, 6)),
  };
}
