import { fail } from './fail.ts';
import type { Principal } from './principal.ts';

/** Who writes, and into whose record. */
export type Owner = {
  readonly userId: string;
  readonly patientId: string;
  readonly sessionId: string | null;
};

/** §6: only patients have a record. It is the session's own, so no call can name another. */
export function ownerOf({ userId, patientId, sessionId, session }: Principal): Owner {
  if (!session.signedIn || session.role !== 'patient' || !userId || !patientId)
    throw fail('forbidden');
  return { userId, patientId, sessionId };
}
