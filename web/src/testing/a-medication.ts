import type { Medication } from '@caretrail/contract/medications/schema';
import type { Phase, ScheduleVersion } from '@caretrail/contract/medications/schedule';

const id = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e';
const at = '2026-11-01T08:00:00Z';

/** A schedule of one phase, by default every day at eight. */
export const aVersionOf = (phase: Partial<Phase> = {}): ScheduleVersion => ({
  id,
  medication_id: id,
  tz_mode: 'wall_clock',
  day_starts_at: '03:00',
  grace_min: 60,
  miss_after_min: 240,
  phases: [
    {
      seq: 1,
      start: { date: '2026-11-01' },
      length: { open: true },
      pattern: { kind: 'daily' },
      slots: [{ id: 'at-0800', at: '08:00', parts: [{ strength: '500 mg', count: 1 }] }],
      ...phase,
    },
  ],
  effective_from: '2026-11-01',
  home_tz: 'Europe/London',
  changed_by: null,
  seq: 1,
  changed_at: at,
  dosage: '1 × 500 mg',
  is_replaced: false,
});

/** A medicine as the server answers it. */
export const aMedication = (changes: Partial<Medication> = {}): Medication => ({
  id,
  name: 'Levetiracetam',
  dosage: '1 × 500 mg',
  times: ['08:00'],
  repeat_on: null,
  start_date: '2026-11-01',
  end_date: null,
  schedule_text: 'Every day at 08:00',
  instructions: '',
  reason: '',
  status: 'current',
  state: 'active',
  state_reason: '',
  state_since: null,
  generic: '',
  code: null,
  form: '',
  strength: '',
  route: '',
  category: null,
  label_text: '',
  prescriber: '',
  location_id: null,
  treatment_id: null,
  photo_file_id: null,
  never_stop_suddenly: false,
  hazardous_handling: false,
  is_critical: false,
  notes: '',
  schedule: aVersionOf(),
  planned: [],
  stock: [],
  version: 1,
  created_at: at,
  created_by: null,
  updated_at: at,
  updated_by: null,
  ...changes,
});
