import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Keys } from '../../keys.ts';
import type { Variant } from './stored-content.ts';

/** The target, its patient and the requesting user: enough to serve a browser that sends nothing else. */
export type Link = {
  readonly patientId: string;
  /** For a file; for a bundle of files in a zip. */
  readonly fileId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly variant: Variant | 'zip';
  readonly expiresAt: Date;
};

/** As numbers; new ones are added at the end. */
const variants = ['original', 'thumbnail', 'zip'] as const satisfies Link['variant'][];

const idBytes = 16;
const bodyBytes = 4 * idBytes + 7;
const macBytes = 32;

const macOf = (keys: Keys, body: Uint8Array): Buffer =>
  createHmac('sha256', keys.of('file-links')).update(body).digest();

export function signLink(keys: Keys, link: Link): string {
  const rest = Buffer.alloc(7);
  rest.writeUIntBE(link.expiresAt.getTime(), 0, 6);
  rest.writeUInt8(variants.indexOf(link.variant), 6);
  const ids = [link.patientId, link.fileId, link.userId, link.sessionId].map((id) => parse(id));
  const body = Buffer.concat([...ids, rest]);
  return Buffer.concat([body, macOf(keys, body)]).toString('base64url');
}

/** Null for what we did not sign. The caller checks the expiry. */
export function readLink(keys: Keys, token: string): Link | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== bodyBytes + macBytes) return null;
  const body = bytes.subarray(0, bodyBytes);
  if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(keys, body))) return null;
  const variant = variants[body.readUInt8(bodyBytes - 1)];
  if (variant === undefined) return null;
  const idAt = (index: number): string =>
    stringify(body.subarray(index * idBytes, (index + 1) * idBytes));
  return {
    patientId: idAt(0),
    fileId: idAt(1),
    userId: idAt(2),
    sessionId: idAt(3),
    expiresAt: new Date(body.readUIntBE(4 * idBytes, 6)),
    variant,
  };
}
