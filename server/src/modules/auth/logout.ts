import type { Caller } from '../../http/caller.ts';
import type { Principal } from '../../http/principal.ts';
import { recordAudit } from '../audit/service.ts';
import type { AuthDeps } from './deps.ts';
import { revokeSession } from './sessions-repo.ts';

/** Ends the session on the server: from here on its tokens open nothing. */
export async function logout(deps: AuthDeps, principal: Principal, caller: Caller): Promise<void> {
  const { sessionId, userId, patientId, session } = principal;
  if (!sessionId) return;
  await deps.db.transaction(async (tx) => {
    if (!(await revokeSession(tx, sessionId, 'logout', deps.clock.now()))) return;
    await recordAudit(deps, tx, {
      action: 'session.logout',
      caller,
      actorId: userId,
      actorRole: session.signedIn ? session.role : null,
      sessionId,
      subjectPatientId: patientId,
    });
  });
}
