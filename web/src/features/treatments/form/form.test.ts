import { limits } from '@caretrail/contract/limits';
import { newTreatment } from '@caretrail/contract/treatments/treatment-body';
import { treatmentTypes } from '@caretrail/contract/treatments/labels';
import { aSession, aTreatment } from '@caretrail/contract/treatments/testing/a-treatment';
import { describe, expect, it } from 'vitest';
import { changedBody, newBody, sessionsOf } from './body.ts';
import { clearErrors, inForm, errorsIn } from './check.ts';
import { fieldOrder, filledGroups, groupsOf } from './fields-of-type.ts';
import { fromTemplate, templates } from './templates.ts';
import { missing } from './texts.ts';
import { emptyValues, type FormValues, noGate, valuesOf } from './values.ts';
import { versionRows } from './version-rows.ts';

/** Thursday. */
const today = '2026-03-05';
const course: FormValues = {
  ...emptyValues,
  type: 'radiotherapy',
  title: 'Radiotherapy',
  status: 'active',
  start: '2026-03-02',
  count: '5',
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  time: '10:20',
};
const cycled: FormValues = {
  ...emptyValues,
  type: 'chemotherapy',
  title: 'Infusion',
  status: 'active',
  start: '2026-03-02',
  cycleLength: '21',
  cycles: '2',
  cycleDays: '1, 8',
};
const full = aTreatment({
  type: 'radiotherapy',
  status: 'active',
  intent: 'control',
  end: '2026-04-10',
  cycle_length: 28,
  cycles_planned: 6,
  cycle_days: [1, 2, 3, 4, 5, 8],
  fractions_planned: 30,
  total_dose_gy: 59.4,
  site: 'Temporal lobe',
  side: 'left',
  device_hours_per_day: 18.5,
  lab_gate: [{ test: 'Platelets', min: 100, max: null, unit: '×10⁹/L', source: 'Letter' }],
  session_weekdays: ['mon', 'thu'],
  sessions: [aSession()],
  practitioner: 'Dr. Berg',
  location_id: '0190a0a0-0000-7000-8000-000000000001',
  notes: 'Notes',
  questions: ['How long?'],
});

describe('§2.1 what is typed becomes a treatment', () => {
  it('a treatment goes into the form and comes out as it was', () => {
    expect(changedBody(full, valuesOf(full), today)).toEqual({});
  });

  it('an edit names only what changed, and leaves sessions that are there alone', () => {
    const values = { ...valuesOf(full), notes: 'More', count: '33' };
    expect(changedBody(full, values, today)).toEqual({ notes: 'More', fractions_planned: 33 });
  });

  it('sessions come from number, days of the week and time; what lies behind is done if so said', () => {
    const sessions = sessionsOf(course, today);
    expect(sessions.map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2026-03-02 done',
      '2026-03-03 done',
      '2026-03-04 done',
      '2026-03-05 planned',
      '2026-03-06 planned',
    ]);
    expect(sessions.every(({ time }) => time === '10:20')).toBe(true);
    const open = sessionsOf({ ...course, isPastDone: false }, today);
    expect(open.every(({ status }) => status === 'planned')).toBe(true);
  });

  it('of cycles only where one goes to the clinic for them', () => {
    expect(newBody(cycled, today).sessions).toEqual([]);
    const visits = sessionsOf({ ...cycled, hasVisits: true }, today);
    expect(visits.map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-23',
      '2026-03-30',
    ]);
  });

  it('what is over was done as often as planned, without a day for each', () => {
    expect(newBody({ ...course, status: 'completed' }, today)).toMatchObject({
      sessions: [],
      fractions_planned: 5,
      fractions_done: 5,
    });
  });

  it('a plan that waited for its first day gets its sessions with it', () => {
    const before = aTreatment({
      type: 'rehab',
      status: 'planned',
      start: null,
      fractions_planned: 2,
    });
    const { sessions } = changedBody(before, { ...valuesOf(before), start: '2026-03-09' }, today);
    expect(sessions?.map(({ date }) => date)).toEqual(['2026-03-09', '2026-03-10']);
  });

  it('a plan without sessions gets them with the time that is added to it', () => {
    const before = aTreatment({ type: 'rehab', start: '2026-03-09', fractions_planned: 1 });
    const { sessions } = changedBody(before, { ...valuesOf(before), time: '14:00' }, today);
    expect(sessions).toMatchObject([{ date: '2026-03-09', time: '14:00' }]);
  });

  it('a comma is a point, empty rows and lines are left out', () => {
    const gates = [noGate, { ...noGate, test: 'Neutrophils', min: '1,5' }];
    const body = newBody({ ...cycled, gates, questions: ['', ' Why? '] }, today);
    expect(body.lab_gate).toMatchObject([{ test: 'Neutrophils', min: 1.5, max: null }]);
    expect(body.questions).toEqual([' Why? ']);
  });
});

describe('§5 the form is judged by the contract', () => {
  it('kind, name, where it stands and the first day are enough', () => {
    expect(errorsIn(course, today)).toEqual({});
    const planned = { ...course, status: 'planned', start: '', count: '', time: '' } as const;
    expect(errorsIn(planned, today)).toEqual({});
  });

  it('an empty form says all that is missing', () => {
    expect(errorsIn(emptyValues, today)).toMatchObject({
      type: missing.type,
      status: missing.status,
      title: 'Enter a title for the treatment.',
    });
    expect(errorsIn({ ...course, start: '' }, today)).toEqual({ start: missing.start });
  });

  it('a time is refused where no session would keep it', () => {
    const rehab = { ...course, type: 'rehab', count: '' } as const;
    expect(errorsIn(rehab, today)).toEqual({ count: missing.countForTime });
    expect(errorsIn({ ...rehab, time: '' }, today)).toEqual({});
    expect(errorsIn({ ...rehab, status: 'planned', start: '' }, today)).toEqual({
      count: missing.countForTime,
      start: missing.startForTime,
    });
    const waiting = { ...course, status: 'planned', start: '' } as const;
    expect(errorsIn(waiting, today)).toEqual({ start: missing.startForTime });
    expect(errorsIn({ ...rehab, status: 'completed' }, today)).toEqual({});
    expect(errorsIn({ ...cycled, time: '09:00', hasVisits: true }, today)).toEqual({});
  });

  it.each<[Partial<FormValues>, string]>([
    [{ count: 'many' }, 'count'],
    [{ count: String(limits.treatments.sessions + 1) }, 'count'],
    [{ cycleLength: '0' }, 'cycleLength'],
    [{ cycleDays: '1-5' }, 'cycleLength'],
    [{ cycleLength: '28', cycleDays: 'first' }, 'cycleDays'],
    [{ cycleLength: '4', cycleDays: '5' }, 'cycleDays'],
    [{ dose: 'sixty' }, 'dose'],
    [{ hours: '25' }, 'hours'],
    [{ end: '2026-03-01' }, 'end'],
    [{ gates: [noGate, { ...noGate, test: 'Platelets', min: 'low' }] }, 'gates.1.min'],
    [{ gates: [{ ...noGate, min: '100' }] }, 'gates.0.test'],
  ])('%j is told at %s', (changes, field) => {
    expect(Object.keys(errorsIn({ ...course, ...changes }, today))).toContain(field);
  });

  it('what the server says is told where the form asks for it', () => {
    const values = { ...course, gates: [noGate, { ...noGate, test: 'x' }] };
    const fields = { fractions_planned: 'a', 'lab_gate.0.min': 'b', location_id: 'c' };
    expect(inForm(fields, values)).toEqual({ count: 'a', 'gates.1.min': 'b', location_id: 'c' });
  });

  it('what is being changed is not wrong until it is sent again', () => {
    const errors = { start: 'a', 'gates.0.min': 'b', title: 'c' };
    expect(clearErrors(errors, { status: 'planned', gates: [] })).toEqual({ title: 'c' });
  });
});

describe('§2.1 the form asks what the kind needs', () => {
  it.each(treatmentTypes)('%s: few questions at once, none twice, and all have a place', (type) => {
    const { main, more } = groupsOf(type, []);
    expect(main.length).toBeLessThanOrEqual(2);
    expect(new Set([...main, ...more]).size).toBe(main.length + more.length);
  });

  it('what holds something is never hidden by another kind', () => {
    const filled = filledGroups({ ...course, hours: '18' });
    const { main, more } = groupsOf('surgery', filled);
    expect([...main, ...more]).toEqual(expect.arrayContaining(['sessions', 'hours']));
  });

  it('every field that can be wrong stands in the order of the form', () => {
    for (const field of [
      'type',
      'title',
      'status',
      'start',
      'count',
      'cycleLength',
      'gates',
      'notes',
    ])
      expect(fieldOrder).toContain(field);
  });

  it.each(templates)('the template “$label” names a kind and never a dose', (template) => {
    const values = fromTemplate({ ...emptyValues, start: '2026-03-02' }, template);
    expect(values).toMatchObject({ dose: '', hours: '', start: '2026-03-02' });
    const chosen = {
      ...values,
      status: 'planned',
      cycleLength: values.cycleLength || '21',
    } as const;
    expect(newTreatment.safeParse(newBody(chosen, today)).success).toBe(true);
  });
});

it('§8 a stale edit shows both versions in words', () => {
  const mine = { notes: 'Mine', start: '2026-03-09', cycle_days: [1, 2, 3] };
  expect(versionRows(mine, full)).toEqual([
    { label: 'First day', mine: '9 March 2026', other: '2 March 2026' },
    { label: 'Treatment days in the cycle', mine: '1–3', other: '1–5 and 8' },
    { label: 'Notes', mine: 'Mine', other: 'Notes' },
  ]);
});
