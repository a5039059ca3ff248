import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';

const id = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e';

/** A dose as the server answers it: 8 in the morning, nothing recorded. */
export const aDose = (changes: Partial<DoseOccurrence> = {}): DoseOccurrence => ({
  medication_id: id,
  medication_name: 'Levetiracetam',
  dosage: '1 × 500 mg',
  schedule_version_id: id,
  slot_id: 'morning',
  local_date: '2026-11-15',
  local_date_time: '2026-11-15T08:00',
  time_zone: 'Europe/London',
  at: '2026-11-15T08:00:00Z',
  parts: [],
  note: '',
  state: 'upcoming',
  never_stop_suddenly: false,
  postponed_until: null,
  log: null,
  ...changes,
});

export const aDoseEntry = (changes: Partial<DoseLogEntry> = {}): DoseLogEntry => ({
  id,
  medication_id: id,
  status: 'taken',
  schedule_version_id: id,
  slot_id: 'morning',
  local_date: '2026-11-15',
  at: '2026-11-15T08:05:00Z',
  time_zone: 'Europe/London',
  amount_parts: [],
  reason: null,
  note: '',
  via: 'web',
  supersedes: null,
  by: null,
  medication_name: 'Levetiracetam',
  dosage: '500 mg',
  ...changes,
});
