import { expect, it } from 'vitest';
import { doseChangeAlerts, doseChangeText, stockAlerts, testAlerts } from './alerts.ts';
import type { AgendaEvent } from './schema.ts';
import type { Medication } from '../medications/schema.ts';
import { regimens } from '../medications/testing/regimens.ts';

const today = '2026-03-15';
const counted = {
  strength: '500 mg',
  on_hand: 12,
  unit: 'tablets',
  expires: null,
  repeats_left: null,
  renew_lead_days: 28,
  runs_out_on: null,
  alert: null,
  alert_because: null,
};
const stocked = (name: string, ...stock: object[]) =>
  ({
    id: name,
    name,
    schedule: null,
    planned: [],
    stock: stock.map((each) => ({ ...counted, ...each })),
  }) as unknown as Medication;

it('names the cycle that is short for a medicine in cycles, and no day between cycles', () => {
  const [alert] = stockAlerts(
    [
      {
        ...stocked('Temozolomide', {
          strength: '140 mg',
          use: 'planned',
          alert: 'renew',
          alert_because: 'used_up',
          runs_out_on: '2026-04-06',
          repeats_left: 0,
        }),
        schedule: { ...regimens.temozolomide, id: 'v', changed_at: '2026-01-01T08:00:00Z' },
      } as unknown as Medication,
    ],
    today,
  );
  expect(alert?.text).toMatch(
    /^Temozolomide: not enough in cycle 4, from 6 April\. No repeats left\./,
  );
});

it('lists a medicine once, by its most urgent strength, with the reason', () => {
  const runsOut = { runs_out_on: '2026-04-04', alert_because: 'used_up' };
  const alerts = stockAlerts(
    [
      stocked(
        'Temozolomide',
        { strength: '20 mg', alert: 'renew', ...runsOut },
        { strength: '140 mg', on_hand: 1, alert: 'out', ...runsOut },
      ),
      stocked('Levetiracetam', {}),
      stocked('Pantoprazole', { alert: 'renew', repeats_left: 0, ...runsOut }),
      stocked('Paracetamol', { alert: 'low', alert_because: 'few_left' }),
      stocked('Omeprazole', { alert: 'low', expires: '2026-03-20', alert_because: 'expires' }),
      stocked('Ondansetron', { alert: 'expired', expires: '2026-03-14', alert_because: 'expires' }),
    ],
    today,
  );
  expect(alerts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'refill: Temozolomide, 140 mg: 1 tablet left: not enough for the next dose. Get more now.',
    'renew: Pantoprazole: lasts until 3 April. No repeats left. A new prescription takes about 28 days, so ask for one now.',
    'refill: Paracetamol: 12 tablets left. Get more soon.',
    'refill: Omeprazole: expires on 20 March. Get more soon.',
    'refill: Ondansetron: expired on 14 March. Get more now.',
  ]);
  expect(alerts[0]?.subject_id).toBe('Temozolomide');
});

it('announces a change of dose the evening before and on its day', () => {
  const text = doseChangeText('Dexamethasone', { date: today, before: '6 mg', after: '4 mg' });
  const marks = ['2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17'].map((date) => ({
    medication_id: 'm',
    date,
    text,
  }));
  expect(doseChangeAlerts(marks, today).map((alert) => alert.text)).toEqual([
    'Today: Dexamethasone: from 6 mg to 4 mg',
    'Tomorrow: Dexamethasone: from 6 mg to 4 mg',
  ]);
});

it('announces a start and an end as such', () => {
  expect(doseChangeText('X', { date: today, before: null, after: '1 mg' })).toBe('X starts: 1 mg');
  expect(doseChangeText('X', { date: today, before: '1 mg', after: null })).toBe('X ends');
});

it('announces tests and scans the day before, with what to prepare', () => {
  const event = (event_type: string, start: string, preparation = '') =>
    ({ id: start, event_type, title: 'Blood test', start, preparation }) as AgendaEvent;
  const found = testAlerts(
    [
      event('Tests', '2026-03-15T09:00', 'Do not eat before.'),
      event('Appointment', '2026-03-15T10:00'),
      event('Scan', '2026-03-16T09:00'),
      event('Tests', '2026-03-17T09:00'),
    ],
    today,
  );
  expect(found.map(({ text }) => text)).toEqual([
    'Today: Blood test. Do not eat before.',
    'Tomorrow: Blood test',
  ]);
});
