import { limits } from '@caretrail/contract/limits';
import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { assertRight, type RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordingAudit } from '../audit/service.ts';
import { claimingKey, isKeyTaken, type Claim } from '../idempotency/service.ts';
import { inTurnOfRecord, timeZoneOf } from '../patients/service.ts';
import { namesLinks } from '../record-links/service.ts';
import { newlyMade, type TimelinesDeps } from './event-record.ts';
import { insertEventAtOnce } from './repo.ts';

const most = { count: limits.timelines.perPatient, bytes: limits.timelines.perPatientBytes };

/**
 * The usual create, in one's own record: no files, no links, a new key and enough quota. One statement writes row, version, audit and key,
 * where a transaction would send six. Null: nothing was done, and the transaction finds out why.
 */
export async function createAtOnce(
  deps: TimelinesDeps,
  context: RecordContext,
  { id, body, claim }: { id: string; body: NewEvent; claim: Omit<Claim, 'userId'> },
): Promise<TimelineEvent | null> {
  const { key } = claim;
  if (key === null || body.repeat !== undefined || namesLinks(body) || context.grant !== null)
    return null;
  assertRight(context, 'add');
  const { patientId } = context;
  const { userId } = context.actor;
  const at = deps.clock.now();
  const time_zone = body.time_zone ?? (await timeZoneOf(deps.db, patientId));
  const { repeat: _, ...fields } = body;
  const event = { ...fields, time_zone, location_name: '', check_in: null, id };
  const [unlocked, keyed] = claimingKey(deps, { ...claim, key, userId });
  const audited = recordingAudit(deps, [auditEvent(context, 'event.created', 'event', id)]);
  const by = { userId, at };
  try {
    const writtenWith = { most, unlocked, keyed, audited };
    const isMade = await inTurnOfRecord(context, () =>
      insertEventAtOnce(deps.db, patientId, event, by, writtenWith),
    );
    return isMade ? newlyMade(event, by) : null;
  } catch (error) {
    if (isKeyTaken(error)) return null;
    throw error;
  }
}
