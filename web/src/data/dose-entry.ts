import type { NewDose } from '@caretrail/contract/medications/dose-body';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isAnswer } from '@caretrail/contract/medications/is-answered';

/** What the user records for a dose. */
export type DoseNote = Pick<NewDose, 'status'> &
  Partial<Pick<NewDose, 'at' | 'time_zone' | 'reason' | 'note'>>;

/** It is on this device alone. */
export const isWaiting = (log: Pick<DoseLogEntry, 'id'> | null): boolean =>
  log?.id.startsWith('waiting ') === true;

/**
 * A planned dose whose answer is on this device alone. It keeps its place among the doses of its time until it is sent:
 * neither open nor done for sure.
 */
export const isAnswerWaiting = ({
  slot_id,
  log,
}: Pick<DoseOccurrence, 'slot_id' | 'log'>): boolean =>
  slot_id !== null && isWaiting(log) && isAnswer(log);

/** As the server knows it: an entry that waits names the one below (device/waiting-ids.ts). */
export const idToCorrect = (log: DoseLogEntry | null): string | null =>
  log === null ? null : (log.id.split(' ').at(-1) ?? '') || null;

/** Shown at once, until the answer with the server's entry, which has an id. */
export const entryBefore = (dose: DoseOccurrence, note: DoseNote, zone: string): DoseLogEntry => ({
  id: '',
  medication_id: dose.medication_id,
  schedule_version_id: dose.schedule_version_id,
  slot_id: dose.slot_id,
  local_date: dose.local_date,
  at: note.at ?? new Date().toISOString(),
  time_zone: note.time_zone ?? zone,
  amount_parts: dose.parts,
  reason: note.reason ?? null,
  note: note.note ?? '',
  via: 'web',
  status: note.status,
  supersedes: dose.log?.id ?? null,
  by: null,
  medication_name: dose.medication_name,
  dosage: dose.dosage,
});

/** A tap never overwrites another entry: another tab or user was faster. */
export const entryCall = (dose: DoseOccurrence, note: DoseNote) => ({
  params: { id: dose.medication_id },
  body: {
    ...note,
    schedule_version_id: dose.schedule_version_id,
    slot_id: dose.slot_id,
    local_date: dose.slot_id === null ? null : dose.local_date,
    amount_parts: note.status === 'taken' ? dose.parts : [],
    supersedes: idToCorrect(dose.log),
  },
});

/** Hours that count from the last dose taken: its slot counts the doses, and its time moves with the one before. */
export const canMove = ({ hours_to_next }: Pick<DoseOccurrence, 'hours_to_next'>): boolean =>
  hours_to_next !== undefined;

export const isSameDose = (one: DoseOccurrence, other: DoseOccurrence): boolean =>
  one.medication_id === other.medication_id &&
  one.schedule_version_id === other.schedule_version_id &&
  one.slot_id === other.slot_id &&
  (canMove(one) || (one.local_date === other.local_date && one.at === other.at));

/** An entry that is still being sent, or waits for that, is not in a new answer yet: it stays in the list. */
export function withWaiting<D extends DoseOccurrence>(
  before: readonly D[],
  answer: readonly D[],
): D[] {
  const waiting = before.filter(({ log }) => log?.id === '' || isWaiting(log));
  return answer.map((dose) => ({
    ...dose,
    log: waiting.find((each) => isSameDose(each, dose))?.log ?? dose.log,
  }));
}
