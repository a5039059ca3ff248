import type { Treatment } from '../schema.ts';
import type { TreatmentSession } from '../session.ts';

const noId = '0190a0a0-0000-7000-8000-000000000000';

export const aSession = (changes: Partial<TreatmentSession> = {}): TreatmentSession => ({
  id: noId,
  date: '2026-03-02',
  time: null,
  status: 'planned',
  moved_from: null,
  reason: '',
  hours: null,
  ...changes,
});

export const aTreatment = (changes: Partial<Treatment> = {}): Treatment => ({
  id: noId,
  title: 'Temozolomide',
  type: 'chemotherapy',
  status: 'active',
  status_reason: '',
  intent: null,
  start: '2026-03-02',
  end: null,
  cycle_length: null,
  cycles_planned: null,
  cycle_days: [],
  cycle_anchors: [],
  cycle_no: null,
  day_of_cycle: null,
  fractions_planned: null,
  fractions_done: null,
  total_dose_gy: null,
  site: '',
  side: null,
  device_hours_per_day: null,
  lab_gate: [],
  session_weekdays: [],
  sessions: [],
  practitioner: '',
  location_id: null,
  medication_ids: [],
  event_ids: [],
  file_ids: [],
  notes: '',
  questions: [],
  version: 1,
  created_at: '2026-03-01T10:00:00.000Z',
  created_by: null,
  updated_at: '2026-03-01T10:00:00.000Z',
  updated_by: null,
  ...changes,
});
