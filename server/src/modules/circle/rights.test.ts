import { randomUUID } from 'node:crypto';
import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { fillPath } from '@caretrail/contract/http/endpoint';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { noSeizureDetails } from '@caretrail/contract/timelines/seizure';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf, helperOf, type Helper } from '../../testing/circle.ts';
import { anEvent, editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { aLetter, uploaded } from '../../testing/library.ts';
import { madeLocation } from '../../testing/locations.ts';
import { aMedication, madeMedication } from '../../testing/medications.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { madeTreatment, radiotherapyFrom } from '../../testing/treatments.ts';

const testApp = useTestApp();
const remove = async (person: Person, { id }: { id: string }) =>
  outcomeOf(await person.call(timelinesEndpoints.remove, { params: { id } }));
const rename = async (person: Person, { id }: { id: string }) =>
  outcomeOf(await editWith(testApp(), person, id, { fields: { title: 'Renamed' } }));

describe('D8 roles', () => {
  it('let a helper change and delete what they wrote, and a manager everything', async () => {
    const patient = await asPatient(testApp());
    const theirs = await madeEvent(testApp(), patient);
    const helper = await helperOf(testApp(), patient, { role: 'helper' });
    const own = await madeEvent(testApp(), helper);
    expect([await rename(helper, own), await rename(helper, theirs)]).toEqual([
      '200',
      '403 forbidden',
    ]);
    expect([await remove(helper, own), await remove(helper, theirs)]).toEqual([
      '204',
      '403 forbidden',
    ]);
    const manager = await helperOf(testApp(), patient);
    expect([await rename(manager, theirs), await remove(manager, theirs)]).toEqual(['200', '204']);
    const file = await uploaded(testApp(), patient);
    const params = { id: file.id };
    expect(outcomeOf(await helper.call(filesEndpoints.remove, { params }))).toBe('403 forbidden');
  });

  it('let only managers plan: medicines, sessions that go, doses of others', async () => {
    const patient = await asPatient(testApp());
    const [viewer, helper] = [
      await helperOf(testApp(), patient, { role: 'viewer' }),
      await helperOf(testApp(), patient, { role: 'helper' }),
    ];
    for (const person of [viewer, helper])
      expect(
        outcomeOf(
          await person.call(medicationsEndpoints.listOrAdd, { body: aMedication as never }),
        ),
      ).toBe('403 forbidden');
    const medicine = await madeMedication(patient);
    const log = (person: Person, body: object) =>
      person.call(medicationsEndpoints.logDose, { params: medicine, body: body as never });
    const dose = (await log(patient, { status: 'taken' })).json<{ id: string }>();
    const undo = { status: 'cleared', supersedes: dose.id };
    expect(outcomeOf(await log(helper, undo))).toBe('403 forbidden');
    expect(outcomeOf(await log(patient, undo))).toBe('201');
    const treatment = await madeTreatment(patient, radiotherapyFrom('2026-03-02'));
    const [first, second] = treatment.sessions.map(({ id }) => id);
    const note = (body: object) =>
      helper.call(treatmentsEndpoints.noteSessions, { params: treatment, body: body as never });
    expect(outcomeOf(await note({ sessions: [{ id: first, status: 'done' }] }))).toBe('200');
    expect(outcomeOf(await note({ removed: [second] }))).toBe('403 forbidden');
  });
});

describe('D7 a write by someone who does not see everything', () => {
  const linked = async (patient: Person) => {
    const place = await madeLocation(patient, { name: 'Clinic' });
    const medicine = await madeMedication(patient);
    return madeEvent(testApp(), patient, {
      location_id: place.id,
      medication_id: medicine.id,
      symptoms: ['Headache'],
      severity: 6,
      body_side: 'left',
      seizure: { ...noSeizureDetails, seconds: 40 },
    });
  };

  it('keeps what they do not see', async () => {
    const patient = await asPatient(testApp());
    const event = await linked(patient);
    const helper = await helperOf(testApp(), patient, { areas: ['calendar'] });
    const [seen] = await eventsOf(helper);
    expect(seen).toMatchObject({ medication_id: null, symptoms: [], severity: null, files: [] });
    expect(seen).toMatchObject({ body_side: null, seizure: null });
    const fields = { title: 'Moved', medication_id: '', symptoms: '[]', version: '1' };
    expect((await editWith(testApp(), helper, event.id, { fields })).json()).toMatchObject({
      title: 'Moved',
      medication_id: null,
      symptoms: [],
    });
    expect((await eventsOf(patient))[0]).toMatchObject({
      title: 'Moved',
      location_id: event.location_id,
      medication_id: event.medication_id,
      symptoms: ['Headache'],
      severity: 6,
      body_side: 'left',
      seizure: { seconds: 40 },
    });
    const closed = { seizure: '{"seconds":9}', version: '2' };
    expect(outcomeOf(await editWith(testApp(), helper, event.id, { fields: closed }))).toBe(
      '403 forbidden',
    );
  });

  it('names nothing there, adds nothing there, and learns nothing of it from a conflict', async () => {
    const patient = await asPatient(testApp());
    const event = await linked(patient);
    const helper = await helperOf(testApp(), patient, { areas: ['calendar'] });
    const create = async (body: object) =>
      outcomeOf(
        await helper.call(timelinesEndpoints.create, { body: { ...anEvent, ...body } as never }),
      );
    expect(await create({ medication_id: event.medication_id })).toBe('403 forbidden');
    expect(await create({ event_type: 'Important Data' })).toBe('403 forbidden');
    const type = { fields: { event_type: 'Important Data' } };
    expect(outcomeOf(await editWith(testApp(), helper, event.id, type))).toBe('403 forbidden');
    const files = { fields: { title: 'With a file' }, files: [aLetter()] };
    expect(outcomeOf(await editWith(testApp(), helper, event.id, files))).toBe('403 forbidden');
    const late = { fields: { title: 'Late', version: '7' } };
    const conflict = (await editWith(testApp(), helper, event.id, late)).json<{
      conflict: { stored: TimelineEvent };
    }>();
    expect(conflict.conflict.stored).toMatchObject({ medication_id: null, symptoms: [] });
    const diary = await madeEvent(testApp(), patient, { event_type: 'Important Data' });
    expect(await rename(helper, diary)).toBe('404 not_found');
  });

  it('brings nothing back that they do not see', async () => {
    const patient = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), patient, { event_type: 'Important Data' });
    const file = await uploaded(testApp(), patient, aLetter(), { event_id: id });
    await patient.call(timelinesEndpoints.remove, { params: { id } });
    const helper = await helperOf(testApp(), patient, { areas: ['files'] });
    const restore = async (person: Person) =>
      outcomeOf(
        await person.call(filesEndpoints.edit, { params: file, body: { deleted: false } as never }),
      );
    expect(await restore(helper)).toBe('403 forbidden');
    expect(await eventsOf(patient)).toEqual([]);
    // One that alone was deleted comes back to where it was.
    expect(await restore(patient)).toBe('200');
    await patient.call(filesEndpoints.remove, { params: file });
    expect(await restore(helper)).toBe('200');
    expect(await eventsOf(patient)).toMatchObject([{ id, files: [{ id: file.id }] }]);
  });

  it('leaves the dashboard to what is open', async () => {
    const patient = await asPatient(testApp());
    await madeMedication(patient);
    const soon = new Date(testApp().clock.now().getTime() + 5 * 3_600_000).toISOString();
    await madeEvent(testApp(), patient, { start: soon.slice(0, 16), time_zone: 'UTC' });
    const boardOf = async (person: Person) =>
      (await person.call(dashboardEndpoints.read)).json<Dashboard>();
    const calendar = await boardOf(await helperOf(testApp(), patient, { areas: ['calendar'] }));
    expect(calendar).toMatchObject({
      doses: [],
      has_medicines: false,
      next_visit: { title: anEvent.title },
    });
    const medicines = await boardOf(await helperOf(testApp(), patient, { areas: ['medication'] }));
    expect(medicines).toMatchObject({ next_visit: null, upcoming: [], has_medicines: true });
    expect((await boardOf(patient)).next_visit).not.toBeNull();
  });
});

describe('D9 bound to the record and the access', () => {
  it('a key used in one record is another request in another', async () => {
    const [one, other] = [await asPatient(testApp()), await asPatient(testApp())];
    const helper = await helperOf(testApp(), one);
    const { userId } = helper;
    const grant = await testApp().deps.db.one<{ id: string }>(
      `INSERT INTO circle_grants (patient_id, id, helper_user_id, email, role, areas, created_at)
       SELECT $1, $2, helper_user_id, email, role, areas, created_at FROM circle_grants WHERE id = $3 RETURNING id`,
      [other.patientId, testApp().deps.ids.next(), helper.grantId],
    );
    expect(grant.id).not.toBe(helper.grantId);
    const key = randomUUID();
    const send = (record: string | null) =>
      testApp().app.inject({
        method: 'POST',
        url: timelinesEndpoints.create.path,
        payload: anEvent,
        headers: {
          authorization: `Bearer ${helper.access}`,
          'idempotency-key': key,
          'caretrail-record': record ?? '',
        },
      });
    expect((await send(one.patientId)).json()).toMatchObject({ created_by: userId });
    expect(outcomeOf(await send(one.patientId))).toBe('201');
    expect(outcomeOf(await send(other.patientId))).toBe('422 key_reused');
    expect([(await eventsOf(one)).length, (await eventsOf(other)).length]).toEqual([1, 0]);
  });

  const linkFor = async (helper: Helper, id: string): Promise<string> =>
    (await helper.call(filesEndpoints.link, { params: { id } })).json<{ url: string }>().url;

  it('a link lives no longer than the access, and not after it was changed', async () => {
    const patient = await asPatient(testApp());
    const { id } = await uploaded(testApp(), patient);
    const helper = await helperOf(testApp(), patient, { areas: ['files'] });
    const url = await linkFor(helper, id);
    const own = (await patient.call(filesEndpoints.link, { params: { id } })).json<{
      url: string;
    }>();
    const open = async (at: string) =>
      outcomeOf(await testApp().app.inject({ method: 'GET', url: at }));
    expect([await open(url), await open(own.url)]).toEqual(['200', '200']);
    const params = { id: helper.grantId };
    const areas = ['calendar'];
    await patient.call(circleEndpoints.edit, { params, body: { areas, version: 1 } as never });
    expect([await open(url), await open(own.url)]).toEqual(['410 link_expired', '200']);
    const facts = await factsOf(testApp(), patient.patientId);
    expect(facts.map(({ call }) => call)).toEqual(['files.link', 'files.download']);
    // Without the end of the token it is one of someone's own, under another signature.
    const token = url.split('/').at(-2) ?? '';
    const cut = Buffer.from(token, 'base64url');
    const shorter = Buffer.concat([cut.subarray(0, 71), cut.subarray(-32)]).toString('base64url');
    const forged = fillPath(filesEndpoints.download.path, { token: shorter });
    expect(await open(forged)).toBe('404 not_found');
  });

  it('an answer that was kept for one reader is not sent to another', async () => {
    const patient = await asPatient(testApp());
    await madeEvent(testApp(), patient, { event_type: 'Important Data', title: 'Diary' });
    const [all, some] = [
      await helperOf(testApp(), patient),
      await helperOf(testApp(), patient, { areas: ['calendar'] }),
    ];
    const read = async (person: Person, etag?: string) =>
      testApp().app.inject({
        method: 'GET',
        url: timelinesEndpoints.list.path,
        headers: {
          authorization: `Bearer ${person.access}`,
          ...person.headers,
          ...(etag && { 'if-none-match': etag }),
        },
      });
    const full = await read(all);
    expect(full.json<{ data: unknown[] }>().data).toHaveLength(1);
    expect((await read(some)).json()).toEqual({ data: [] });
    const etag = String(full.headers['etag']);
    expect((await read(some, etag)).statusCode).toBe(200);
    expect((await read(all, etag)).statusCode).toBe(304);
    expect((await factsOf(testApp(), patient.patientId)).length).toBe(4);
  });
});
