import { createHmac } from 'node:crypto';
import type { AccessClaims, Aal } from '@caretrail/contract/auth/session-life';
import { limits } from '@caretrail/contract/limits';
import { jwtVerify } from 'jose';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';

const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'caretrail';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const head = encoded({ alg: algorithm, typ: type });

export type AccessTokenDeps = {
  readonly keys: Keys;
  readonly clock: Clock;
  readonly publicUrl: string;
};

type Named = {
  userId: string;
  sessionId: string;
  openedAt: Date;
  aal: Aal;
  amr: readonly string[];
};

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * Names a session and nothing more: what the session may do is read from its row on every request. Signed here, because
 * the library signs in another thread, which costs a sign-in more than all its other tokens and MACs; the library
 * verifies them.
 */
export function signAccessToken(deps: AccessTokenDeps, named: Named): string {
  const now = inSeconds(deps.clock.now());
  const claims: AccessClaims = {
    sid: named.sessionId,
    aal: named.aal,
    iat: now,
    auth_time: inSeconds(named.openedAt),
  };
  const payload = {
    ...claims,
    amr: named.amr,
    sub: named.userId,
    iss: deps.publicUrl,
    aud: audience,
    exp: now + limits.auth.accessTokenMs / 1000,
  };
  const signed = `${head}.${encoded(payload)}`;
  const signature = createHmac('sha256', deps.keys.of('access-token')).update(signed);
  return `${signed}.${signature.digest('base64url')}`;
}

type Verified = { readonly sessionId: string; readonly expiresAt: number };

/** The session id of a token that is valid, ours and not expired. */
async function verified(deps: AccessTokenDeps, token: string): Promise<Verified | undefined> {
  try {
    const { payload } = await jwtVerify(token, deps.keys.of('access-token'), {
      algorithms: [algorithm],
      typ: type,
      issuer: deps.publicUrl,
      audience,
      requiredClaims: ['exp'],
      currentDate: deps.clock.now(),
    });
    const { sid, exp = 0 } = payload;
    return typeof sid === 'string' ? { sessionId: sid, expiresAt: exp } : undefined;
  } catch {
    return undefined;
  }
}

const maxRemembered = 1000;

/**
 * Reads tokens, and verifies the signature of each once: it cannot become wrong, and verifying costs more than the rest
 * of a request. Permissions are not cached.
 */
export function accessTokenReader(deps: AccessTokenDeps) {
  const known = new Map<string, Verified>();
  return async (token: string): Promise<string | undefined> => {
    const seen = known.get(token);
    if (seen && seen.expiresAt > inSeconds(deps.clock.now())) return seen.sessionId;
    known.delete(token);
    const fresh = seen ? undefined : await verified(deps, token);
    if (!fresh) return undefined;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= maxRemembered) known.delete(oldest);
    known.set(token, fresh);
    return fresh.sessionId;
  };
}
