import type { NewDose } from '@caretrail/contract/medications/dose-body';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';

/** What a person says of a dose. */
export type DoseNote = Pick<NewDose, 'status'> &
  Partial<Pick<NewDose, 'at' | 'time_zone' | 'reason' | 'note'>>;

/** Shown at once; the server's own entry, which has an id, takes its place a moment later. */
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

/** What stands already is never written over by a tap: another tab or person was quicker. */
export const entryCall = (dose: DoseOccurrence, note: DoseNote) => ({
  params: { id: dose.medication_id },
  body: {
    ...note,
    schedule_version_id: dose.schedule_version_id,
    slot_id: dose.slot_id,
    local_date: dose.slot_id === null ? null : dose.local_date,
    amount_parts: note.status === 'taken' ? dose.parts : [],
    supersedes: dose.log?.id ?? null,
  },
});

export const isSameDose = (one: DoseOccurrence, other: DoseOccurrence): boolean =>
  one.medication_id === other.medication_id &&
  one.schedule_version_id === other.schedule_version_id &&
  one.slot_id === other.slot_id &&
  one.local_date === other.local_date &&
  one.at === other.at;

/** What was tapped and is still on its way is not in a new answer yet: it stays as it was tapped. */
export function withWaiting<D extends DoseOccurrence>(
  before: readonly D[],
  answer: readonly D[],
): D[] {
  const waiting = before.filter(({ log }) => log?.id === '');
  return answer.map((dose) => ({
    ...dose,
    log: waiting.find((each) => isSameDose(each, dose))?.log ?? dose.log,
  }));
}
