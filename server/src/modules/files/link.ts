import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { UsedGrant } from '../../http/record-context.ts';
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
  /** By which the user may see the file of someone else; null: it is their own. */
  readonly grant: LinkGrant | null;
};

export type LinkGrant = Pick<UsedGrant, 'id' | 'version'>;

/** As numbers; new ones are added at the end. */
const variants = ['original', 'thumbnail', 'zip'] as const satisfies Link['variant'][];

const idBytes = 16;
const bodyBytes = 4 * idBytes + 7;
const versionBytes = 4;
const grantBytes = idBytes + versionBytes;
const macBytes = 32;

const macOf = (keys: Keys, body: Uint8Array): Buffer =>
  createHmac('sha256', keys.of('file-links')).update(body).digest();

export function signLink(keys: Keys, link: Link): string {
  const rest = Buffer.alloc(7);
  rest.writeUIntBE(link.expiresAt.getTime(), 0, 6);
  rest.writeUInt8(variants.indexOf(link.variant), 6);
  const ids = [link.patientId, link.fileId, link.userId, link.sessionId].map((id) => parse(id));
  const body = Buffer.concat([...ids, rest, ...partsOf(link.grant)]);
  return Buffer.concat([body, macOf(keys, body)]).toString('base64url');
}

function partsOf(grant: LinkGrant | null): Uint8Array[] {
  if (grant === null) return [];
  const version = Buffer.alloc(versionBytes);
  version.writeUInt32BE(grant.version);
  return [parse(grant.id), version];
}

/** Null for what we did not sign. The caller checks the expiry. */
export function readLink(keys: Keys, token: string): Link | null {
  const bytes = Buffer.from(token, 'base64url');
  const length = bytes.length - macBytes;
  if (length !== bodyBytes && length !== bodyBytes + grantBytes) return null;
  const body = bytes.subarray(0, length);
  if (!timingSafeEqual(bytes.subarray(length), macOf(keys, body))) return null;
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
    grant:
      length === bodyBytes
        ? null
        : {
            id: stringify(body.subarray(bodyBytes, bodyBytes + idBytes)),
            version: body.readUInt32BE(bodyBytes + idBytes),
          },
  };
}
