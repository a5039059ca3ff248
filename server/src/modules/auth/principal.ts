import type { Session } from '@caretrail/contract/access/session';
import { displayName } from '@caretrail/contract/access/menu';
import { isPreboarded, needsAuthenticator } from '@caretrail/contract/auth/rules';
import { anonymous, type GrantedRecord, type ReadPrincipal } from '../../http/principal.ts';
import { knownZone } from '../patients/service.ts';
import { accessTokenReader } from './access-token.ts';
import type { AuthDeps } from './deps.ts';
import {
  findLiveSession,
  findLiveSessionIn,
  type LiveSession,
  type LiveSessionIn,
} from './sessions-repo.ts';

/** Token → session row → the signed-in user. What the token claims beyond its session id is ignored. */
export const principalReader = (deps: AuthDeps): ReadPrincipal => {
  const sessionIdOf = accessTokenReader(deps);
  const bySession: ReadPrincipal['bySession'] = async (sessionId, named) => {
    const now = deps.clock.now();
    const rowIn =
      named === null
        ? undefined
        : await findLiveSessionIn(deps.db, { sessionId, patientId: named }, now);
    const row = named === null ? await findLiveSession(deps.db, sessionId, now) : rowIn;
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
      named,
      granted: rowIn ? grantedIn(rowIn) : null,
    };
  };

  return {
    bySession,
    byToken: async (token, named) => {
      const sessionId = await sessionIdOf(token);
      return sessionId ? bySession(sessionId, named) : anonymous;
    },
  };
};

/** A patient who becomes an administrator does not keep the e-mail code as a factor. */
const isVerified = ({ mode }: AuthDeps, row: LiveSession): boolean =>
  row.aal === 2 && !(needsAuthenticator(row, mode) && row.amr.includes('otp_email'));

/** For a link that someone made who may see a record. */
export async function readGranted(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  named: { readonly sessionId: string; readonly patientId: string },
): Promise<GrantedRecord | null> {
  const row = await findLiveSessionIn(db, named, clock.now());
  return row ? grantedIn(row) : null;
}

function grantedIn({ grant, ...helper }: LiveSessionIn): GrantedRecord | null {
  if (grant === null) return null;
  const { data_version: dataVersion, time_zone, ...rest } = grant;
  return {
    grant: { ...rest, time_zone: knownZone(time_zone) },
    helperName: displayName(helper),
    dataVersion,
  };
}
