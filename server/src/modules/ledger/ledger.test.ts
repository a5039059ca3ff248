import { recordHeader } from '@caretrail/contract/circle/record-header';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { asHelperOnly, factsOf, helperOf, inRecord, insertGrant } from '../../testing/circle.ts';
import { madeEvent } from '../../testing/events.ts';
import { uploaded } from '../../testing/library.ts';
import { madeLocation } from '../../testing/locations.ts';
import { madeMedication } from '../../testing/medications.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const outcome = async (person: Person, endpoint: Endpoint, input: object = {}) =>
  outcomeOf(await person.call(endpoint, input));
const endGrant = (id: string) =>
  testApp().deps.db.execute(`UPDATE circle_grants SET ended_at = now() WHERE id = $1`, [id]);

describe('D9 the record that a request names', () => {
  it('is one’s own without the header or with one’s own id', async () => {
    const person = await asPatient(testApp());
    await madeLocation(person, { name: 'Clinic' });
    for (const who of [person, inRecord(testApp(), person, person.patientId)])
      expect((await who.call(locationsEndpoints.list)).json()).toMatchObject({
        data: [{ name: 'Clinic' }],
      });
    expect(await factsOf(testApp(), person.patientId)).toEqual([]);
  });

  it('opens to those whom the patient allowed it, on the next request, and closes so', async () => {
    const [patient, stranger] = [await asPatient(testApp()), await asPatient(testApp())];
    await madeLocation(patient, { name: 'Clinic' });
    const helper = await helperOf(testApp(), patient, { role: 'viewer', areas: ['calendar'] });
    expect((await helper.call(locationsEndpoints.list)).json()).toMatchObject({
      data: [{ name: 'Clinic' }],
    });
    // Their own record is another one.
    expect((await helper.atHome.call(locationsEndpoints.list)).json()).toEqual({ data: [] });
    const asStranger = inRecord(testApp(), stranger, patient.patientId);
    expect(await outcome(asStranger, locationsEndpoints.list)).toBe('403 forbidden');
    await endGrant(helper.grantId);
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
  });

  it('is closed while the patient’s account is deactivated', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [
      patient.userId,
    ]);
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
  });

  it('is refused as an input where the header is no id', async () => {
    const { access } = await asPatient(testApp());
    for (const wrong of ['me', '', 'x'.repeat(300)]) {
      const headers = { [recordHeader.name]: wrong };
      const answer = await callApi(testApp(), locationsEndpoints.list, {}, access, headers);
      expect(outcomeOf(answer)).toBe('400 invalid_input');
    }
  });

  it('is another one for an account that only helps, which has none', async () => {
    const patient = await asPatient(testApp());
    const helper = await asHelperOnly(testApp());
    await insertGrant(testApp(), patient.patientId, helper);
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
    expect(await outcome(helper, profileEndpoints.hideFirstThings)).toBe('403 forbidden');
    const there = inRecord(testApp(), helper, patient.patientId);
    expect(await outcome(there, locationsEndpoints.list)).toBe('200');
  });
});

describe('D10 the ledger', () => {
  it('has every look, by whom, at which areas and by which call', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, {
      role: 'viewer',
      areas: ['calendar', 'medication'],
    });
    await helper.call(locationsEndpoints.list);
    await helper.call(dashboardEndpoints.read);
    await helper.call(medicationCalls.listCurrent, { body: { status: 'current' } });
    expect(await factsOf(testApp(), patient.patientId)).toEqual(
      [
        { areas: ['calendar'], call: 'locations.list' },
        { areas: ['calendar', 'medication'], call: 'dashboard.read' },
        { areas: ['medication'], call: 'medications.listOrAdd' },
      ].map((fact) => ({ helper_user_id: helper.userId, act: 'read', action: null, ...fact })),
    );
  });

  it('has one fact for each of many looks, also for those that are answered from memory', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    const calls = [timelinesEndpoints.list, locationsEndpoints.list, treatmentsEndpoints.list];
    const looks = Array.from({ length: 60 }, (_, at) => at);
    await Promise.all(
      looks.map((at) => helper.call(calls[at % calls.length] ?? timelinesEndpoints.list)),
    );
    expect(await factsOf(testApp(), patient.patientId)).toHaveLength(looks.length);
  });

  it('has each write once, in its area, and a write that changed nothing as a look', async () => {
    const patient = await asPatient(testApp());
    const medicine = await madeMedication(patient);
    const helper = await helperOf(testApp(), patient, { role: 'helper' });
    const body = { status: 'taken', slot_id: null } as never;
    const dose = await helper.call(medicationsEndpoints.logDose, { params: medicine, body });
    expect(dose.json()).toMatchObject({ by: helper.userId, via: 'circle' });
    const event = await madeEvent(testApp(), helper, { event_type: 'Important Data' });
    await helper.call(timelinesEndpoints.remove, { params: event });
    await helper.call(timelinesEndpoints.remove, { params: event });
    const facts = await factsOf(testApp(), patient.patientId);
    expect(facts.map(({ act, areas, action }) => [act, areas, action])).toEqual([
      ['write', ['medication'], 'dose.logged'],
      ['write', ['diary'], 'event.created'],
      ['write', ['diary'], 'event.deleted'],
      ['read', ['calendar', 'diary', 'medication', 'files'], null],
    ]);
  });

  it('comes first: what cannot be told is not shown, and not written', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    const { db } = testApp().deps;
    await db.execute(`ALTER TABLE circle_ledger ADD CONSTRAINT is_full CHECK (false) NOT VALID`);
    try {
      expect((await helper.call(timelinesEndpoints.list)).statusCode).toBe(500);
      const body = { title: 'Untold', event_type: 'Appointment', start: '2026-03-05T10:00' };
      const made = await helper.call(timelinesEndpoints.create, { body: body as never });
      expect(made.statusCode).toBe(500);
    } finally {
      await db.execute(`ALTER TABLE circle_ledger DROP CONSTRAINT is_full`);
    }
    expect((await patient.call(timelinesEndpoints.list)).json()).toEqual({ data: [] });
  });

  it('is never changed, and goes with the record', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    await helper.call(locationsEndpoints.list);
    const { db } = testApp().deps;
    await expect(db.execute(`UPDATE circle_ledger SET areas = '{}'`)).rejects.toThrow(
      'append-only',
    );
    await expect(db.execute(`DELETE FROM circle_ledger`)).rejects.toThrow('append-only');
  });

  it('knows a file that is opened by its link, which ends with the access', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { role: 'helper', areas: ['files'] });
    const file = await uploaded(testApp(), helper);
    const { url } = (await helper.call(filesEndpoints.link, { params: file })).json<{
      url: string;
    }>();
    const open = () => testApp().app.inject({ method: 'GET', url });
    expect((await open()).statusCode).toBe(200);
    expect((await factsOf(testApp(), patient.patientId)).at(-1)).toMatchObject({
      act: 'read',
      areas: ['files'],
      call: 'files.download',
    });
    await endGrant(helper.grantId);
    expect(outcomeOf(await open())).toBe('410 link_expired');
  });
});
