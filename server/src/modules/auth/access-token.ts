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

type Claims = { userId: string; sessionId: string; aal: 1 | 2; amr: readonly string[] };

/** Names a session and nothing more: what the session may do is read from its row on every request. */
export function signAccessToken(deps: AccessTokenDeps, claims: Claims): Promise<string> {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId, aal: claims.aal, amr: [...claims.amr] })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
    .setSubject(claims.userId)
    .setIssuer(deps.publicUrl)
    .setAudience(audience)
    .setIssuedAt(now)
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
