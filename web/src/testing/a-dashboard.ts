import type { Dashboard } from '@caretrail/contract/dashboard/schema';

/** An overview as the server answers it: eight in the morning, nothing planned. */
export const aDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  now: '2026-11-15T08:00:00.000Z',
  today: '2026-11-15',
  time_zone: 'Europe/London',
  doses: [],
  day_events: [],
  next_visit: null,
  has_medicines: true,
  has_critical: false,
  watched_symptom: { name: 'Seizure', days_since: 3, others: [] },
  check_in: { is_on: false, symptoms: [], latest: null, trends: [] },
  active_cycle: null,
  alerts: [],
  trends: [],
  dose_changes: [],
  upcoming: [],
  next_doses: [],
  articles: [],
  start: { first_things: null, question: null },
  ...changes,
});
