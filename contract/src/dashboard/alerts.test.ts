import { expect, it } from 'vitest';
import { dashboardAlerts, doseChangeText } from './alerts.ts';
import type { AgendaEvent } from './schema.ts';
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
type Changing = Parameters<typeof dashboardAlerts>[0]['medicines'][number];
const stocked = (name: string, ...stock: object[]) =>
  ({
    id: name,
    name,
    created_at: '2026-01-01T08:00:00Z',
    changes: [],
    schedule: null,
    planned: [],
    stock: stock.map((each) => ({ ...counted, ...each })),
  }) as unknown as Changing;

const alertsOf = (medicines: readonly Changing[], upcoming: readonly AgendaEvent[] = []) =>
  dashboardAlerts({ medicines, upcoming, openDoses: [] }, { today, day: today, zone: 'UTC' });

it('names the cycle that is short for a medicine in cycles, and no day between cycles', () => {
  const [alert] = alertsOf([
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
    } as unknown as Changing,
  ]);
  expect(alert?.text).toMatch(
    /^Temozolomide: not enough in cycle 4, from 6 April\. Ask for a new prescription now\.$/,
  );
});

it('lists a medicine once, by its most urgent strength, and the most urgent medicine first', () => {
  const runsOut = { runs_out_on: '2026-04-04', alert_because: 'used_up' };
  const alerts = alertsOf([
    stocked('Paracetamol', { alert: 'low', alert_because: 'few_left' }),
    stocked('Levetiracetam', {}),
    stocked('Omeprazole', { alert: 'low', expires: '2026-03-20', alert_because: 'expires' }),
    stocked('Pantoprazole', { alert: 'renew', repeats_left: 0, ...runsOut }),
    stocked(
      'Temozolomide',
      { strength: '20 mg', alert: 'renew', ...runsOut },
      { strength: '140 mg', on_hand: 1, alert: 'out', ...runsOut },
    ),
    stocked('Ondansetron', { alert: 'expired', expires: '2026-03-14', alert_because: 'expires' }),
  ]);
  expect(alerts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'refill: Temozolomide, 140 mg: 1 tablet left: not enough for the next dose. Get more now.',
    'refill: Ondansetron: expired on 14 March. Get more now.',
    'renew: Pantoprazole: lasts until 3 April. Ask for a new prescription now.',
    'refill: Omeprazole: expires on 20 March. Get more soon.',
    'refill: Paracetamol: 12 tablets left. Get more soon.',
  ]);
  expect(alerts.map(({ urgent }) => urgent)).toEqual([
    alerts[0]?.text,
    alerts[1]?.text,
    'Pantoprazole: ask for a new prescription now',
    null,
    null,
  ]);
  expect(alerts[0]?.subject_id).toBe('Temozolomide');
});

it('asks for a prescription now where a planned medicine is low and has no repeats, and soon for one as needed', () => {
  const low = { alert: 'low', repeats_left: 0 };
  expect(
    alertsOf([
      stocked('Paracetamol', { ...low, alert_because: 'few_left' }),
      stocked('Valproate', { ...low, alert_because: 'used_up', runs_out_on: '2026-03-19' }),
    ]),
  ).toMatchObject([
    {
      text: 'Valproate: lasts until 18 March. Ask for a new prescription now.',
      urgent: 'Valproate: ask for a new prescription now',
    },
    {
      text: 'Paracetamol: 12 tablets left. Ask for a new prescription soon.',
      urgent: null,
    },
  ]);
});

it('announces a change of dose the evening before and on its day', () => {
  const changes = ['2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17'].map((date) => ({
    date,
    before: '6 mg',
    after: '4 mg',
  }));
  expect(
    alertsOf([{ ...stocked('Dexamethasone'), changes }]).map(({ text, urgent }) => [text, urgent]),
  ).toEqual([
    ['Today: Dexamethasone: from 6 mg to 4 mg', null],
    ['Tomorrow: Dexamethasone: from 6 mg to 4 mg', null],
  ]);
});

it('announces the start of a medicine, unless it was added today or yesterday', () => {
  const starting = (created_at: string) => ({
    ...stocked('Dexamethasone'),
    created_at,
    changes: [
      { date: '2026-03-16', before: null, after: '8 mg' },
      { date: '2026-03-16', before: '8 mg', after: null },
    ],
  });
  const said = (created_at: string) => alertsOf([starting(created_at)]).map(({ text }) => text);
  expect(said('2026-03-13T23:00:00Z')).toEqual([
    'Tomorrow: Dexamethasone starts: 8 mg',
    'Tomorrow: Dexamethasone ends',
  ]);
  expect(said('2026-03-14T08:00:00Z')).toEqual(['Tomorrow: Dexamethasone ends']);
});

it('announces a start and an end as such', () => {
  expect(doseChangeText('X', { date: today, before: null, after: '1 mg' })).toBe('X starts: 1 mg');
  expect(doseChangeText('X', { date: today, before: '1 mg', after: null })).toBe('X ends');
});

it('announces tests and scans the day before, with what to prepare', () => {
  const event = (event_type: string, start: string, preparation = '') =>
    ({ id: start, event_type, title: 'Blood test', start, preparation }) as AgendaEvent;
  const found = alertsOf(
    [],
    [
      event('Tests', '2026-03-15T09:00', 'Do not eat before.'),
      event('Appointment', '2026-03-15T10:00'),
      event('Scan', '2026-03-16T09:00'),
      event('Tests', '2026-03-17T09:00'),
    ],
  );
  expect(found.map(({ text }) => text)).toEqual([
    'Today: Blood test. Do not eat before.',
    'Tomorrow: Blood test',
  ]);
});

it('names days by weekday after midnight, doses by the dose day and tests by the calendar', () => {
  // Monday by the calendar, while the doses are still those of Sunday.
  const night = { today: '2026-03-16', day: '2026-03-15', zone: 'UTC' };
  const changes = ['2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17'].map((date) => ({
    date,
    before: '6 mg',
    after: '4 mg',
  }));
  const tests = [
    '2026-03-14T09:00',
    '2026-03-16T09:00',
    '2026-03-17T09:00',
    '2026-03-18T09:00',
  ].map(
    (start) =>
      ({
        id: start,
        event_type: 'Tests',
        title: 'Blood test',
        start,
        contact: '',
        preparation: '',
      }) as AgendaEvent,
  );
  const medicines = [{ ...stocked('Dexamethasone'), changes }];
  expect(
    dashboardAlerts({ medicines, upcoming: tests, openDoses: [] }, night).map(({ text }) => text),
  ).toEqual([
    'Sunday: Dexamethasone: from 6 mg to 4 mg',
    // Started on Saturday and still going on.
    'Monday: Blood test',
    'Monday: Blood test',
    'Monday: Dexamethasone: from 6 mg to 4 mg',
    'Tuesday: Blood test',
  ]);
});

it('§3 names a dose that is still open with its day, and never says to take it', () => {
  const dose = { medication_id: 'b12', name: 'Vitamin B12', local_date: '2026-03-02' };
  const alerts = dashboardAlerts(
    { medicines: [], upcoming: [], openDoses: [dose, dose] },
    { today, day: today, zone: 'UTC' },
  );
  expect(alerts).toEqual([
    {
      kind: 'open_dose',
      text: 'Vitamin B12: not recorded on Monday 2 March, and still open. If it was not taken, ask the clinic or a pharmacist before taking it late.',
      subject_id: 'b12',
      date: '2026-03-02',
      urgent: null,
    },
  ]);
});
