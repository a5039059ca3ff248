import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { fail } from './fail.ts';
import type { Principal } from './principal.ts';

/** The acting user. Without a session and a device where there is no request, as in the demo. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly caller: Caller | null;
};

export type RecordRight = 'read' | 'write';

/** The acting user, the record, and what the user may do there. Two people once records are shared. */
export type RecordContext = {
  readonly actor: Actor;
  readonly patientId: string;
  readonly rights: ReadonlySet<RecordRight>;
};

const ownRights: ReadonlySet<RecordRight> = new Set(['read', 'write']);

/** For patients in their own record. */
export const ownRecord = (actor: Actor, patientId: string): RecordContext => ({
  actor,
  patientId,
  rights: ownRights,
});

/** As a request opens it: with the version of its data at that moment, for cached answers. */
export type OpenRecord = RecordContext & { readonly dataVersion: number };

type RecordDecision = Omit<OpenRecord, 'actor'> & Pick<Actor, 'userId'>;

/**
 * The one policy about records, as `decideEndpoint` is about calls. §6: only patients have a record. It is the
 * session's own, so no call can name another.
 */
export function decideRecord({
  session,
  userId,
  patientId,
  dataVersion,
}: Principal): RecordDecision | 'forbidden' {
  if (!session.signedIn || session.role !== 'patient') return 'forbidden';
  if (!userId || !patientId || dataVersion === null) return 'forbidden';
  return { userId, patientId, dataVersion, rights: ownRights };
}

/** Handlers get it as `call.record()`. */
export function recordContextOf(request: FastifyRequest): OpenRecord {
  const decision = decideRecord(request.principal);
  if (decision === 'forbidden') throw fail(decision);
  const { userId, ...record } = decision;
  const { sessionId } = request.principal;
  return { actor: { userId, sessionId, caller: request.server.callerOf(request) }, ...record };
}

/** Refuses what the context does not allow. */
export function assertRight({ rights }: RecordContext, right: RecordRight): void {
  if (!rights.has(right)) throw fail('forbidden');
}
