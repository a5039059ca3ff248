import { expect, it } from 'vitest';
import { doseChangeAlerts, doseChangeText, stockAlerts, testAlerts } from './alerts.ts';
import type { AgendaEvent } from './schema.ts';
import type { Medication } from '../medications/schema.ts';

const today = '2026-03-15';
const stocked = (name: string, ...alerts: ('out' | 'low' | 'renew' | null)[]) =>
  ({ id: name, name, stock: alerts.map((alert) => ({ alert })) }) as unknown as Medication;

it('a medicine that runs out is told once, by its most pressing strength', () => {
  const alerts = stockAlerts([
    stocked('Temozolomide', 'renew', 'out'),
    stocked('Levetiracetam', null),
    stocked('Pantoprazole', 'renew'),
  ]);
  expect(alerts).toEqual([
    {
      kind: 'refill',
      text: 'Temozolomide: none left by your count. Please order more.',
      subject_id: 'Temozolomide',
    },
    {
      kind: 'renew',
      text: 'Pantoprazole needs a new prescription soon. Please book it now.',
      subject_id: 'Pantoprazole',
    },
  ]);
});

it('a change of dose is told the evening before and on its day', () => {
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

it('a start and an end are told as such', () => {
  expect(doseChangeText('X', { date: today, before: null, after: '1 mg' })).toBe('X starts: 1 mg');
  expect(doseChangeText('X', { date: today, before: '1 mg', after: null })).toBe('X ends');
});

it('tests and scans are told the day before, with what to prepare', () => {
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
