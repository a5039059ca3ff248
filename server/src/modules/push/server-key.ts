import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';
import { sealJson, unsealJson } from './secrets.ts';
import { findServerKey, insertServerKey, type ServerKeyRow } from './server-key-repo.ts';

export type ServerKeyDeps = { readonly db: Database; readonly keys: Keys; readonly clock: Clock };

const owner = 'server key';

const bytesOf = ({ x = '', y = '' }: JsonWebKey): Buffer =>
  Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

function newKey(deps: ServerKeyDeps): ServerKeyRow {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = pair.privateKey.export({ format: 'jwk' });
  return {
    public_key: bytesOf(jwk).toString('base64url'),
    sealed_private: sealJson(deps, owner, jwk),
  };
}

/** Made at the first start, and the same for all servers: a browser that subscribed accepts messages of no other. */
export async function serverKey(deps: ServerKeyDeps): Promise<ServerKeyRow> {
  const known = await findServerKey(deps.db);
  if (known !== undefined) return known;
  await insertServerKey(deps.db, newKey(deps), deps.clock.now());
  const made = await findServerKey(deps.db);
  if (made === undefined) throw new Error('The key for notifications could not be stored.');
  return made;
}

/** Undefined where the key was made under another secret of the operator. */
async function signingKey(
  deps: Pick<ServerKeyDeps, 'keys'>,
  row: ServerKeyRow,
): Promise<CryptoKey | undefined> {
  const jwk = unsealJson<JWK>(deps, owner, row.sealed_private);
  return jwk && ((await importJWK(jwk, 'ES256')) as CryptoKey);
}

/** Whether this server can sign with the stored key; null: there is none yet. */
export async function isServerKeyUsable(
  deps: Pick<ServerKeyDeps, 'keys'>,
  db: Parameters<typeof findServerKey>[0],
): Promise<boolean | null> {
  const row = await findServerKey(db);
  return row === undefined ? null : (await signingKey(deps, row)) !== undefined;
}

const local = /(^|\.)(localhost|local|internal|invalid|test|lan)$/i;

/** Who answers for the messages. Push services refuse an address that exists on one machine only: it is left out. */
export function subjectOf(supportEmail: string): string | undefined {
  const host = supportEmail.split('@').at(-1) ?? '';
  return local.test(host) || !host.includes('.') ? undefined : `mailto:${supportEmail}`;
}

const hour = 3_600_000;
/** The most that push services accept is a day. */
const validMs = 12 * hour;
const reusedMs = 6 * hour;
const origins = 200;

export type Vapid = (endpoint: string) => Promise<string>;

/** The `Authorization` of a request to a push service (RFC 8292): signed once for each of them, and used for hours. */
export async function makeVapid(
  deps: ServerKeyDeps & { readonly supportEmail: string },
): Promise<Vapid> {
  const row = await serverKey(deps);
  const key = await signingKey(deps, row);
  if (key === undefined) throw new Error('The key for notifications does not fit the secret.');
  const signed = new LRUCache<string, { value: string; untilMs: number }>({ max: origins });
  return async (endpoint) => {
    const { origin } = new URL(endpoint);
    const nowMs = deps.clock.now().getTime();
    const known = signed.get(origin);
    if (known !== undefined && nowMs < known.untilMs) return known.value;
    const sub = subjectOf(deps.supportEmail);
    const jwt = await new SignJWT(sub === undefined ? {} : { sub })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(origin)
      .setExpirationTime(Math.floor((nowMs + validMs) / 1000))
      .sign(key);
    const value = `vapid t=${jwt}, k=${row.public_key}`;
    signed.set(origin, { value, untilMs: nowMs + reusedMs });
    return value;
  };
}
