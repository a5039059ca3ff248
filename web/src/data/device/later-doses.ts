import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type {
  DoseLogEntry,
  DoseOccurrence,
  RecordedDose,
} from '@caretrail/contract/medications/doses';
import { localAt } from '@caretrail/contract/time/zoned';
import { entryBefore, entryCall, isWaiting } from '../dose-entry.ts';
import type { AsNeeded } from '../as-needed-doses.ts';
import type { Recording } from '../doses.ts';
import { keyOfWaiting, waitingId, withdrawnId } from './waiting-ids.ts';
import { type Earlier, outbox } from './waiting.ts';

/** When it was tapped, and whether the browser knew of a connection then. */
type Tapped = { readonly tappedMs: number; readonly wasOnline: boolean };

/** A tap without an answer. It cannot have arrived where the browser knew that it had no connection. */
const triedAt = ({ tappedMs, wasOnline }: Tapped): number | null => (wasOnline ? tappedMs : null);

async function add(
  dose: DoseOccurrence,
  log: DoseLogEntry,
  body: Parameters<typeof outbox.add>[0]['content']['body'],
  at: { readonly key: string; readonly tappedMs: number; readonly triedMs: number | null },
  earlier: readonly Earlier[] = [],
): Promise<RecordedDose> {
  const content = { dose, log, body, earlier };
  await outbox.add({ ...at, thing: dose.medication_id, content });
  return log;
}

/**
 * Keeps a dose to be sent later, with the time of the tap. Rejects where it cannot be kept: then it was not recorded, as
 * ever.
 */
export async function keepDose({
  dose,
  note,
  zone,
  ...tapped
}: Recording & Tapped): Promise<RecordedDose> {
  const { tappedMs } = tapped;
  const before = dose.log;
  if (before !== null && isWaiting(before)) {
    const clears = note.status === 'cleared';
    const name = keyOfWaiting(before);
    // Without a slot the server cannot know it again: a first try that may have arrived is sent and undone.
    const withdraws = clears || dose.slot_id === null;
    const found = await (withdraws ? outbox.withdraw(name) : outbox.take(name));
    if (found === null) throw new Error('It has been sent.');
    if (clears) return { ...before, status: 'cleared', id: withdrawnId(before) };
    const { log, earlier } = found.content;
    const tries =
      found.triedMs === null ? earlier : [...earlier, { status: log.status, at: log.at }];
    return keepNew({ dose, note, zone, tappedMs }, tries, null);
  }
  // The server alone knows what there is to clear.
  if (note.status === 'cleared') throw new Error('Not without a connection.');
  return keepNew({ dose, note, zone, tappedMs }, [], triedAt(tapped));
}

function keepNew(
  { dose, note, zone, tappedMs }: Recording & { readonly tappedMs: number },
  earlier: readonly Earlier[],
  triedMs: number | null,
): Promise<RecordedDose> {
  const key = crypto.randomUUID();
  const timed = { ...note, at: note.at ?? new Date(tappedMs).toISOString() };
  const log = { ...entryBefore(dose, timed, zone), id: waitingId(key, dose.log) };
  const body = { ...entryCall(dose, timed).body, time_zone: log.time_zone };
  return add(dose, log, body, { key, tappedMs, triedMs }, earlier);
}

/** The same for a dose as needed, under the key of its press. */
export async function keepAsNeeded({
  dose,
  body,
  idempotencyKey: key,
  wasOnline,
}: AsNeeded & Pick<Tapped, 'wasOnline'>): Promise<RecordedDose> {
  const at = body.at ?? new Date().toISOString();
  const tappedMs = Date.now();
  const shown: DoseOccurrence = {
    ...dose,
    at,
    local_date: doseDayAt(Date.parse(at), dose.time_zone),
    local_date_time: localAt(Date.parse(at), dose.time_zone),
    postponed_until: null,
    state: 'taken',
    log: null,
  };
  const log = {
    ...entryBefore(shown, { status: 'taken', at }, dose.time_zone),
    id: waitingId(key, null),
    local_date: null,
  };
  return add(
    shown,
    log,
    { ...body, at },
    { key, tappedMs, triedMs: triedAt({ tappedMs, wasOnline }) },
  );
}
