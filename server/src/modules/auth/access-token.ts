import type { AccessClaims, Aal } from '@caretrail/contract/auth/session-life';
import { limits } from '@caretrail/contract/limits';
import { jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';

const algorithm = 'HS256';
const audience = 'caretrail';

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

/** Names a session and nothing more: what the session may do is read from its row on every request. */
export function signAccessToken(deps: AccessTokenDeps, named: Named): Promise<string> {
  const now = inSeconds(deps.clock.now());
  const claims: AccessClaims = {
    sid: named.sessionId,
    aal: named.aal,
    iat: now,
    auth_time: inSeconds(named.openedAt),
  };
  return new SignJWT({ ...claims, amr: [...named.amr] })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
    .setSubject(named.userId)
    .setIssuer(deps.publicUrl)
    .setAudience(audience)
    .setExpirationTime(now + limits.auth.accessTokenMs / 1000)
    .sign(deps.keys.of('access-token'));
}

/** The session id of a token that is whole, ours and not expired. */
export async function sessionIdOf(
  deps: AccessTokenDeps,
  token: string,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, deps.keys.of('access-token'), {
      algorithms: [algorithm],
      typ: 'at+jwt',
      issuer: deps.publicUrl,
      audience,
      currentDate: deps.clock.now(),
    });
    return typeof payload['sid'] === 'string' ? payload['sid'] : undefined;
  } catch {
    return undefined;
  }
}
