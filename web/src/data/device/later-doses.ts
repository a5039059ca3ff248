import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence, RecordedDose } from '@caretrail/contract/medications/doses';
import { localAt } from '@caretrail/contract/time/zoned';
import { entryBefore, entryCall, idToCorrect, isWaiting } from '../dose-entry.ts';
import type { AsNeeded } from '../as-needed-doses.ts';
import type { Recording } from '../doses.ts';
import { type Moment, triedAt } from '../later.ts';
import type { NewWaiting } from './kept-writes.ts';
import { keyOfWaiting, waitingId, withdrawnId } from './waiting-ids.ts';
import { outbox } from './waiting.ts';
import { type Earlier, isDoseWrite, type WaitingDose, type WaitingWrite } from './waiting-kinds.ts';

/** Its first try, if there was one, had this key. */
type Tapped = Recording & Moment & { readonly key: string };

/**
 * Keeps a dose to be sent later, with the time of the tap. Rejects where it cannot be kept: then it was not recorded, as
 * ever.
 */
export async function keepDose(recording: Tapped): Promise<RecordedDose> {
  const { dose, note } = recording;
  const before = dose.log;
  if (before !== null && isWaiting(before)) {
    const name = keyOfWaiting(before);
    // A stored record below it would count again: that is cleared too.
    const clears = note.status === 'cleared' && idToCorrect(before) === null;
    if (!clears && dose.slot_id === null) {
      // Without a slot the server cannot know it again: a first try that may have arrived is sent and undone.
      if ((await outbox.withdraw(name)) === null) throw new Error('It has been sent.');
      return keepItem(waitingFor(recording, [], null));
    }
    const found = await (clears
      ? outbox.withdraw(name)
      : outbox.replace(name, (item) => waitingFor(recording, triesBefore(item), null)));
    if (found === null) throw new Error('It has been sent.');
    if (clears) return { ...before, status: 'cleared', id: withdrawnId };
    return (found.content as WaitingDose).log;
  }
  return keepItem(waitingFor(recording, [], triedAt(recording)));
}

/** With the last one, if it may have arrived. */
function triesBefore(item: WaitingWrite): readonly Earlier[] {
  if (!isDoseWrite(item)) return [];
  const { log, earlier } = item.content;
  return item.triedMs === null ? earlier : [...earlier, { status: log.status, at: log.at }];
}

async function keepItem(item: NewWaiting<WaitingDose>): Promise<RecordedDose> {
  await outbox.add(item);
  return item.content.log;
}

function waitingFor(
  { dose, note, zone, tappedMs, key }: Tapped,
  earlier: readonly Earlier[],
  triedMs: number | null,
): NewWaiting<WaitingDose> {
  const timed = { ...note, at: note.at ?? new Date(tappedMs).toISOString() };
  const log = { ...entryBefore(dose, timed, zone), id: waitingId(key, dose.log) };
  const body = { ...entryCall(dose, timed).body, time_zone: log.time_zone };
  const content = { dose, log, body, earlier };
  return { key, thing: dose.medication_id, tappedMs, triedMs, content };
}

/** The same for a dose as needed, under the key of its press. */
export async function keepAsNeeded({
  dose,
  body,
  idempotencyKey: key,
  wasOnline,
}: AsNeeded & Pick<Moment, 'wasOnline'>): Promise<RecordedDose> {
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
  const content = { dose: shown, log, body: { ...body, at }, earlier: [] };
  const thing = shown.medication_id;
  const triedMs = triedAt({ tappedMs, wasOnline });
  return keepItem({ key, thing, tappedMs, triedMs, content });
}
