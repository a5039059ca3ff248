import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { dashboardEndpoints } from './endpoints.ts';
import { dashboard } from './schema.ts';

const firstDay = {
  now: '2026-03-05T08:00:00.000Z',
  today: '2026-03-05',
  time_zone: 'Europe/Berlin',
  doses: [],
  day_events: [],
  next_visit: null,
  has_medicines: false,
  has_critical: false,
  watched_symptom: { name: 'Seizure', days_since: null, others: [] },
  check_in: null,
  active_cycle: null,
  alerts: [],
  trends: [],
  dose_changes: [],
  upcoming: [],
  next_doses: [],
  articles: [],
  start: {
    question: null,
    first_things: { medicine: false, appointment: false, document: false },
  },
};

it('accepts the dashboard of an empty record', () => {
  expect(z.parse(dashboard, firstDay)).toEqual(firstDay);
});

it('requires every part, so that the screen paints once', () => {
  for (const part of Object.keys(firstDay)) {
    expect(z.safeParse(dashboard, { ...firstDay, [part]: undefined }).success).toBe(false);
  }
});

it('strips fields that the screen does not show', () => {
  expect(z.parse(dashboard, { ...firstDay, patient_id: 'x' })).toEqual(firstDay);
});

it('§7 allows the dashboard to patients only', () => {
  expect(dashboardEndpoints.read.audience).toBe('patient');
});
