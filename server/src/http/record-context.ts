import {
  allAreas,
  type Area,
  ownRights,
  type RecordAct,
  type RecordRule,
} from '@caretrail/contract/circle/areas';
import { areasTold, decideGrant } from '@caretrail/contract/circle/decide-grant';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { fail } from './fail.ts';
import { nameOfCall } from './listed-calls.ts';
import type { Principal } from './principal.ts';
import { requestTexts } from './texts.ts';

/** The acting user. Without a session and a device where there is no request, as in the demo. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly caller: Caller | null;
};

/** By which someone acts in a record that is not their own, and what the ledger says about it. */
export type UsedGrant = {
  readonly id: string;
  readonly version: number;
  /** Of the acting user. */
  readonly name: string;
  /** The call, as the contract names it. */
  readonly call: string;
  /** The areas that the call is about. */
  readonly told: readonly Area[];
  /** The ledger has been told of a write. */
  readonly noteWritten: () => void;
};

/** The acting user, the record, and what the user may see and do there. */
export type RecordContext = {
  readonly actor: Actor;
  readonly patientId: string;
  readonly areas: ReadonlySet<Area>;
  readonly rights: ReadonlySet<RecordAct>;
  /** Null: it is the user's own record. */
  readonly grant: UsedGrant | null;
};

/** For patients in their own record. */
export const ownRecord = (actor: Actor, patientId: string): RecordContext => ({
  actor,
  patientId,
  areas: allAreas,
  rights: ownRights,
  grant: null,
});

/** As a request opens it: with the version of its data at that moment, for cached answers. */
export type OpenRecord = RecordContext & { readonly dataVersion: number };

export type RecordDecision = Omit<OpenRecord, 'actor' | 'grant'> & {
  readonly userId: string;
  readonly grant: Omit<UsedGrant, 'call' | 'noteWritten'> | null;
};

/**
 * The one policy about records, as `decideEndpoint` is about calls. §6: only patients have a record, and only those
 * whom a patient allowed it act in another one: what the grant of that moment opens (D9).
 */
export function decideRecord(
  { session, userId, patientId, dataVersion, named, granted }: Principal,
  rule: RecordRule | undefined,
  now: Date,
): RecordDecision | 'forbidden' {
  if (!session.signedIn || session.role !== 'patient' || !userId) return 'forbidden';
  if (named === null || named === patientId) {
    if (!patientId || dataVersion === null) return 'forbidden';
    return { userId, patientId, dataVersion, areas: allAreas, rights: ownRights, grant: null };
  }
  const opened = decideGrant(granted?.grant ?? null, rule, now);
  if (opened === 'forbidden' || granted === null || !rule || rule === 'own') return 'forbidden';
  const { id, version } = granted.grant;
  const told = areasTold(rule, opened.areas);
  return {
    ...opened,
    userId,
    patientId: named,
    dataVersion: granted.dataVersion,
    grant: { id, version, name: granted.helperName, told },
  };
}

/** Handlers get it as `call.record()`. */
export function recordContextOf(request: FastifyRequest): OpenRecord {
  const { record: decision, routeOptions } = request;
  if (decision === null || decision === 'forbidden') throw fail('forbidden');
  const { userId, grant, ...record } = decision;
  const { sessionId } = request.principal;
  return {
    actor: { userId, sessionId, caller: request.server.callerOf(request) },
    ...record,
    grant: grant && {
      ...grant,
      call: nameOfCall(routeOptions.config.endpoint),
      noteWritten: () => {
        request.hasWritten = true;
      },
    },
  };
}

/** Refuses what the context does not allow. */
export function assertRight({ rights }: RecordContext, right: RecordAct): void {
  if (!rights.has(right)) throw fail('forbidden');
}

type Written = { readonly created_by: string | null };

/** D8: a helper changes and deletes what they wrote themselves, and a manager everything. */
export const mayChange = ({ rights, actor }: RecordContext, { created_by }: Written): boolean =>
  rights.has('manage') || created_by === actor.userId;

export function assertMayChange(context: RecordContext, entry: Written): void {
  if (!mayChange(context, entry)) throw fail('forbidden');
}

/** What someone else has deleted stays deleted: a helper brings back what they deleted themselves, a manager everything. */
export function assertMayBringBack(
  { rights, actor }: RecordContext,
  deletedBy: string | null,
): void {
  if (!rights.has('manage') && deletedBy !== actor.userId)
    throw fail('forbidden', { detail: requestTexts.deletedByOthers });
}
