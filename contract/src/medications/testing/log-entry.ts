import type { DoseLogEntry } from '../doses.ts';

/** A recorded dose of which a test names what matters to it. */
export const aLogEntry = (
  known: Partial<DoseLogEntry> & Pick<DoseLogEntry, 'at' | 'time_zone'>,
): DoseLogEntry => ({
  id: 'e',
  medication_id: 'm',
  status: 'taken',
  schedule_version_id: null,
  slot_id: null,
  local_date: null,
  amount_parts: [],
  reason: null,
  note: '',
  via: 'web',
  supersedes: null,
  by: null,
  medication_name: '',
  dosage: '',
  ...known,
});
