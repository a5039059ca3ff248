import type { Session } from '@caretrail/contract/access/session';
import { isPreboarded, needsAuthenticator } from '@caretrail/contract/auth/rules';
import { anonymous, type ReadPrincipal } from '../../http/principal.ts';
import { accessTokenReader } from './access-token.ts';
import type { AuthDeps } from './deps.ts';
import { findLiveSession, type LiveSession } from './sessions-repo.ts';

/** Token → session row → the signed-in user. What the token claims beyond its session id is ignored. */
export const principalReader = (deps: AuthDeps): ReadPrincipal => {
  const sessionIdOf = accessTokenReader(deps);
  const bySession: ReadPrincipal['bySession'] = async (sessionId) => {
    const row = await findLiveSession(deps.db, sessionId, deps.clock.now());
    if (!row) return anonymous;
    const session: Session = {
      signedIn: true,
      role: row.user_type,
      mfaVerified: isVerified(deps, row),
      termsAccepted: row.terms_version === deps.termsVersion,
      preboardingCompleted: isPreboarded(row),
      hasRecord: row.patient_id !== null,
      isPrimaryEmail: row.is_primary_email && !needsAuthenticator(row, deps.mode),
    };
    return {
      session,
      userId: row.user_id,
      sessionId: row.id,
      patientId: row.patient_id,
      dataVersion: row.data_version,
    };
  };
  return {
    bySession,
    byToken: async (token) => {
      const sessionId = await sessionIdOf(token);
      return sessionId ? bySession(sessionId) : anonymous;
    },
  };
};

/** A patient who becomes an administrator does not keep the e-mail code as a factor. */
const isVerified = ({ mode }: AuthDeps, row: LiveSession): boolean =>
  row.aal === 2 && !(needsAuthenticator(row, mode) && row.amr.includes('otp_email'));
