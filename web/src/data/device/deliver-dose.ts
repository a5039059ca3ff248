import { asFailure } from '@caretrail/contract/http/failure';
import { messages } from '@caretrail/contract/i18n/messages';
import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import {
  doseLogEntry,
  type DoseLogEntry,
  type RecordedDose,
} from '@caretrail/contract/medications/doses';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { readUser } from '../../lib/browser-storage.ts';
import { conflictingRecord, toError } from '../../lib/refusal.ts';
import type { Earlier, WaitingDose } from './waiting-kinds.ts';
import type { Waiting } from './kept-writes.ts';
import type { Asking } from './request-as.ts';

const texts = messages('data/deliver-dose', {
  twice: 'This dose was already recorded, by someone else or on another device.',
});

/** The clocks of a device and of the server may differ by this much, the way included. */
const nearMs = 3 * 60_000;

/** The server has stored an earlier try of ours, which had another key, and its answer was lost. */
const isOwnTry = (stored: DoseLogEntry, { status, at }: Earlier): boolean =>
  stored.by === readUser()?.id &&
  stored.status === status &&
  Math.abs(Date.parse(stored.at) - Date.parse(at)) <= nearMs;

type Body = WaitingDose['body'];

async function record(
  ask: Asking,
  { key, isWithdrawn, content }: Waiting<WaitingDose>,
  body: Body,
): Promise<RecordedDose> {
  const { dose, earlier } = content;
  const params = { id: dose.medication_id };
  try {
    return await ask(doseEndpoints.logDose, { params, body, idempotencyKey: key } as never);
  } catch (error) {
    const stored =
      asFailure(error)?.kind === 'status' ? conflictingRecord(doseLogEntry, error) : null;
    // What was answered under another key may be the record of another device: nothing of that is cleared unasked.
    if (stored === null || dose.slot_id === null || isWithdrawn) throw error;
    // Its own tries have its key and are answered with what they stored: this is another record. Recorded differently
    // before, on this device: what was said last counts.
    if (!earlier.some((each) => isOwnTry(stored, each)) || body.supersedes === stored.id)
      throw error;
    return ask(doseEndpoints.logDose, { params, body: { ...body, supersedes: stored.id } });
  }
}

/** What replaced an earlier try of this device, under no key: its answer was lost. */
const isOwnChange = ({ by, at }: DoseLogEntry, { log, earlier }: WaitingDose): boolean =>
  earlier.length > 0 && by === readUser()?.id && Date.parse(at) === Date.parse(log.at);

/** Another device had recorded it before: told with both versions, because it may have been taken twice. */
function refuseTwice(stored: DoseLogEntry, { isWithdrawn, content }: Waiting<WaitingDose>): void {
  if (!isWithdrawn && (!isAnswer(stored) || isOwnChange(stored, content))) return;
  throw toError({ kind: 'status', status: 409, body: { stored }, message: texts.twice });
}

/** What a withdrawn entry is replaced by: nothing, or the record that it would have cleared. */
function insteadOf({ status }: Body, before: DoseLogEntry | null): Body {
  if (status !== 'cleared' || before === null) return { status: 'cleared' };
  const { at, time_zone, amount_parts, reason, note } = before;
  return { status: before.status, at, time_zone, amount_parts, reason, note };
}

/** Sends a dose that waited; one that was withdrawn after it may have arrived is sent under its own key and taken back. */
export async function deliverDose(
  ask: Asking,
  item: Waiting<WaitingDose>,
): Promise<DoseLogEntry | null> {
  const { body, dose } = item.content;
  const { already_recorded = false, ...entry } = await record(ask, item, body);
  if (already_recorded) refuseTwice(entry, item);
  if (!item.isWithdrawn) return entry;
  const { id: supersedes, schedule_version_id, slot_id } = entry;
  const local_date = slot_id === null ? null : entry.local_date;
  return ask(doseEndpoints.logDose, {
    params: { id: dose.medication_id },
    body: { ...insteadOf(body, dose.log), schedule_version_id, slot_id, local_date, supersedes },
  });
}
