import { limits } from '@caretrail/contract/limits';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { treatment } from '@caretrail/contract/treatments/schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { livesIn, todayOf } from '../../testing/medications.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  aTreatment,
  cyclesFrom,
  historyOf,
  madeTreatment,
  radiotherapyFrom,
  readOne,
  sendTreatment,
  treatmentsOf,
} from '../../testing/treatments.ts';
import { addDays } from '@caretrail/contract/time/days';

const testApp = useTestApp();
const monday = '2026-03-02';
const testId = '0190a0a0-0000-7000-8000-000000000000';

const createdWith = (person: Person, key: string, body: object) =>
  testApp().app.inject({
    method: 'POST',
    url: treatmentsEndpoints.create.path,
    payload: body,
    headers: { authorization: `Bearer ${person.access}`, 'idempotency-key': key },
  });

describe('§2.1 the treatments of a patient', () => {
  it('are private: another patient gets 404 for them, their history and what is linked', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const { id } = await madeTreatment(another);
    expect(await treatmentsOf(person)).toEqual([]);
    for (const call of ['read', 'history', 'linked'] as const) {
      const answer = await person.call(treatmentsEndpoints[call], { params: { id } });
      expect(outcomeOf(answer)).toBe('404 not_found');
    }
    expect(await treatmentsOf(another)).toHaveLength(1);
  });

  it('need only a title and a kind; other fields are empty', async () => {
    const person = await asPatient(testApp());
    const made = await madeTreatment(person);
    expect(treatment.safeParse(made).success).toBe(true);
    expect(made).toMatchObject({ ...aTreatment, status: 'planned', sessions: [], version: 1 });
    expect(made.created_by).toBe(person.userId);
    expect(await treatmentsOf(person)).toEqual([made]);
    expect((await readOne(person, made.id)).json()).toEqual(made);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('treatment.created done');
    expect(await historyOf(person, made.id)).toMatchObject([{ kind: 'created' }]);
  });

  it('return every field as it was written', async () => {
    const person = await asPatient(testApp());
    const body = {
      title: 'Radiotherapy of the left side',
      type: 'radiotherapy',
      status: 'on-hold',
      status_reason: 'Cold',
      intent: 'control',
      start: monday,
      end: '2026-04-10',
      cycle_length: 21,
      cycles_planned: 4,
      cycle_days: [1, 8],
      cycle_anchors: [{ cycle: 3, start_date: '2026-04-20' }],
      fractions_planned: 30,
      total_dose_gy: 59.4,
      site: 'Temporal lobe',
      side: 'left',
      device_hours_per_day: 18.5,
      lab_gate: [{ test: 'Platelets', min: 100, max: null, unit: '×10⁹/L', source: 'Letter' }],
      session_weekdays: ['mon', 'thu'],
      practitioner: 'Dr. Berg',
      notes: 'First line\nSecond line',
      questions: ['How long?', 'What next?'],
    };
    const made = await madeTreatment(person, body);
    expect(made).toMatchObject(body);
    expect(await treatmentsOf(person)).toEqual([made]);
  });

  it('get ids for their sessions, ordered by day', async () => {
    const person = await asPatient(testApp());
    const sessions = [{ date: '2026-03-04', time: '10:30' }, { date: '2026-03-03' }];
    const made = await madeTreatment(person, { sessions });
    expect(made.sessions.map(({ date, time, status }) => [date, time, status])).toEqual([
      ['2026-03-03', null, 'planned'],
      ['2026-03-04', '10:30', 'planned'],
    ]);
    expect(new Set(made.sessions.map(({ id }) => id)).size).toBe(2);
  });

  it('are created once when they are sent again under their key', async () => {
    const person = await asPatient(testApp());
    const key = testApp().deps.ids.next();
    const first = await createdWith(person, key, aTreatment);
    const again = await createdWith(person, key, aTreatment);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await treatmentsOf(person)).toHaveLength(1);
    const other = await createdWith(person, key, { ...aTreatment, title: 'Other' });
    expect(outcomeOf(other)).toBe('422 key_reused');
  });

  it('show the current day of the cycle by the patient’s own day', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const made = await madeTreatment(person, cyclesFrom(addDays(today, -31)));
    expect(made).toMatchObject({ cycle_no: 2, day_of_cycle: 4 });

    const far = await asPatient(testApp());
    await livesIn(testApp(), far, 'Pacific/Kiritimati');
    const there = await madeTreatment(far, cyclesFrom(addDays(today, -31)));
    // 14 hours ahead of UTC.
    const isNextDay = testApp().clock.now().getUTCHours() >= 10;
    expect(there.day_of_cycle).toBe(isNextDay ? 5 : 4);
  });

  it('are right again at midnight in a cached list, though nothing was changed', async () => {
    const person = await asPatient(testApp());
    await madeTreatment(person, cyclesFrom(todayOf(testApp())));
    expect(await treatmentsOf(person)).toMatchObject([{ cycle_no: 1, day_of_cycle: 1 }]);
    testApp().clock.advance(24 * 60 * 60 * 1000);
    const { access } = await openSessionFor(testApp(), person.userId);
    const answer = await callApi(testApp(), treatmentsEndpoints.list, {}, access);
    expect(answer.json()).toMatchObject({ data: [{ cycle_no: 1, day_of_cycle: 2 }] });
  });

  it('return 304 for a known ETag', async () => {
    const person = await asPatient(testApp());
    await madeTreatment(person);
    const ask = (etag?: string) =>
      testApp().app.inject({
        url: treatmentsEndpoints.list.path,
        headers: {
          authorization: `Bearer ${person.access}`,
          ...(etag && { 'if-none-match': etag }),
        },
      });
    const etag = String((await ask()).headers['etag']);
    expect((await ask(etag)).statusCode).toBe(304);
    await madeTreatment(person);
    expect((await ask(etag)).statusCode).toBe(200);
  });
});

describe('an invalid treatment', () => {
  it.each<[string, object, string]>([
    ['another patient', { patient_id: '0190a0a0-0000-7000-8000-000000000000' }, 'patient_id'],
    ['an end before the start', { start: '2026-03-05', end: '2026-03-04' }, 'end'],
    ['a year that no plan reaches', { start: '9999-12-31' }, 'start'],
    ['a session with the id of another', { sessions: [{ id: testId, date: monday }] }, 'sessions'],
    ['a NUL', { title: 'a\u0000b' }, 'title'],
    ['a place that does not exist', { location_id: testId }, 'location_id'],
    ['too much text', { questions: Array.from({ length: 4 }, () => 'x'.repeat(9000)) }, 'notes'],
  ])('is refused with %s, and nothing is stored', async (_, fields, name) => {
    const person = await asPatient(testApp());
    const answer = await sendTreatment(person, { ...aTreatment, ...fields });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)[0]?.split('.')[0]).toBe(name);
    expect(await treatmentsOf(person)).toEqual([]);
  });

  it('is one beyond the limit, of treatments and of sessions', async () => {
    const person = await asPatient(testApp());
    const { perPatient, sessions, sessionsPerPatient } = limits.treatments;
    const full = { sessions: Array.from({ length: sessions }, () => ({ date: monday })) };
    const fits = Math.floor(sessionsPerPatient / sessions);
    for (let made = 0; made < fits; made += 1) await madeTreatment(person, full);
    expect(outcomeOf(await sendTreatment(person, { ...aTreatment, ...full }))).toBe(
      '413 too_large',
    );
    for (let made = fits; made < perPatient; made += 1) await madeTreatment(person);
    expect(outcomeOf(await sendTreatment(person, radiotherapyFrom(monday)))).toBe('413 too_large');
    expect(await treatmentsOf(person)).toHaveLength(perPatient);
  });
});
