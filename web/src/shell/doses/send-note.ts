import type { NewDose } from '@caretrail/contract/medications/dose-body';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import {
  doseLogEntry,
  type DoseLogEntry,
  type DoseOccurrence,
  type RecordedDose,
} from '@caretrail/contract/medications/doses';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { request } from '../../lib/http.ts';
import { knownInstead } from '../../lib/refusal.ts';

export type DoseNote = Pick<NewDose, 'status'> &
  Partial<Pick<NewDose, 'at' | 'time_zone' | 'reason' | 'note'>>;

/** What was not recorded: why, and what someone else has recorded about the dose. */
export type NotNoted = { readonly text: string; readonly stored: DoseLogEntry | null };

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

const isScheduled = ({ slot_id }: Pick<DoseOccurrence, 'slot_id'>): boolean => slot_id !== null;

/** What stands already is never written over by a tap: another tab or person was quicker. */
export const sendNote = (dose: DoseOccurrence, note: DoseNote): Promise<RecordedDose> =>
  request(medicationsEndpoints.logDose, {
    params: { id: dose.medication_id },
    body: {
      ...note,
      schedule_version_id: dose.schedule_version_id,
      slot_id: dose.slot_id,
      local_date: isScheduled(dose) ? dose.local_date : null,
      amount_parts: note.status === 'taken' ? dose.parts : [],
      supersedes: dose.log?.id ?? null,
    },
  });

/** What became of it: the entry that the server made, or why there is none. */
export type Sent = { readonly entry: RecordedDose } | { readonly failed: NotNoted };

export const notNoted = (error: unknown): NotNoted => ({
  text: pickMessage.medications(error),
  stored: knownInstead(doseLogEntry, error),
});

/** How long a recorded dose stays in its place with its Undo. “Change” corrects it at any later time. */
export const undoMs = 10_000;
