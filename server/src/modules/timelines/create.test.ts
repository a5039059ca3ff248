import { errors } from '@caretrail/contract/texts/errors';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { timelineEvent, type TimelineEvent } from '@caretrail/contract/timelines/schema';
import { noSeizureDetails } from '@caretrail/contract/timelines/seizure';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { anEvent, createWithFiles, editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { madeMedication } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { heic, pdf, png } from '../../testing/sample-files.ts';
import { sendForm } from '../../testing/send-form.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { create } = timelinesEndpoints;
/** As the web app does it: with a key. */
const post = ({ access }: Person, body: object) =>
  testApp().app.inject({
    method: create.method,
    url: create.path,
    payload: body,
    headers: {
      authorization: `Bearer ${access}`,
      'idempotency-key': testApp().deps.ids.next(),
    },
  });

const everything = {
  ...anEvent,
  event_type: 'Results',
  description: 'Blood, "quoted" \\ 漢字 🧠',
  end: '2026-03-05T10:00',
  all_day: false,
  status: 'done',
  practitioner: 'Dr Example',
  contact: 'Ward 3',
  video_url: 'https://video.example/room',
  preparation: 'Come fasting',
  questions: ['May I fly?', 'NULL'],
  outcome: 'Stable',
  results: [
    { name: 'Platelets', value: 140.5, unit: '×10⁹/L', low: 100, high: null },
    { name: 'CRP', value: 'negative', unit: '', low: null, high: null },
  ],
  severity: 3,
  symptoms: ['headache'],
  body_side: 'left',
  seizure: { ...noSeizureDetails, seconds: 95, kind: 'absence', triggers: ['stress'] },
  tags: ['clinic, "north"'],
  reminders: [60, 0],
};

describe('§7 create an event', () => {
  it('is not visible to another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeEvent(testApp(), person);
    expect(await eventsOf(another)).toEqual([]);
    expect(await eventsOf(person)).toHaveLength(1);
  });

  it('§3 keeps every field as it was sent, and the list shows exactly the answer', async () => {
    const person = await asPatient(testApp());
    const answer = await post(person, everything);
    expect(answer.statusCode).toBe(201);
    const event = answer.json<TimelineEvent>();
    expect(event).toMatchObject({
      ...everything,
      files: [],
      version: 1,
      created_by: person.userId,
    });
    expect(await eventsOf(person)).toEqual([event]);
    expect(timelineEvent.parse(event)).toEqual(event);
  });

  it('leaves the same behind with a key and without', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await post(person, everything);
    await callApi(testApp(), create, { body: everything }, another.access);
    const leftBy = ({ userId }: Person) =>
      testApp().deps.db.one<{ event: { id: string }; audit: { object_id: string } }>(
        `SELECT p.data_version, p.event_count, p.event_bytes,
                to_jsonb(e) - '{patient_id,created_by,updated_by,created_at,updated_at}'::text[] AS event,
                to_jsonb(a) - '{id,at,actor_id,session_id,subject_patient_id,request_id}'::text[] AS audit,
                p.user_id = e.created_by AND p.user_id = a.actor_id AND p.patient_id = a.subject_patient_id AS is_own
           FROM patients p
           JOIN events e USING (patient_id)
           JOIN audit_log a ON a.object_id = e.id::text
          WHERE p.user_id = $1`,
        [userId],
      );
    const [mine, theirs] = [await leftBy(person), await leftBy(another)];
    expect(mine).toMatchObject({ data_version: 2, event_count: 1, is_own: true });
    expect(mine.audit).toMatchObject({ action: 'event.created', object_id: mine.event.id });
    const same = { id: 'its own' };
    const alike = ({ event, audit, ...rest }: typeof mine) => ({
      ...rest,
      event: { ...event, ...same },
      audit: { ...audit, object_id: same.id },
    });
    expect(alike(mine)).toEqual(alike(theirs));
  });

  it('§3 from a form is the same event', async () => {
    const person = await asPatient(testApp());
    const fields = Object.fromEntries(
      Object.entries(everything).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const answer = await sendForm(testApp(), create, person, { fields });
    expect(answer.json()).toMatchObject(everything);
    expect(await eventsOf(person)).toEqual([answer.json()]);
  });

  it('§3 with files has them, in their order', async () => {
    const person = await asPatient(testApp());
    const files = ['one.pdf', 'two.pdf'].map((name) => ({ name, content: pdf(name) }));
    const event = (await createWithFiles(testApp(), person, files)).json<TimelineEvent>();
    expect(event.files.map(({ name, type, size }) => [name, type, size])).toEqual(
      files.map(({ name, content }) => [name, 'application/pdf', content.length]),
    );
    expect(await eventsOf(person)).toEqual([event]);
  });

  it('§3 says of each file whether there is a small picture of it, in every answer', async () => {
    const person = await asPatient(testApp());
    const answer = await createWithFiles(testApp(), person, [
      { name: 'a.png', content: await png() },
      { name: 'b.heic', content: heic() },
      { name: 'c.pdf', content: pdf() },
    ]);
    const event = answer.json<TimelineEvent>();
    expect(event.files.map(({ has_thumbnail }) => has_thumbnail)).toEqual([true, false, false]);
    expect(await eventsOf(person)).toEqual([event]);
    const edited = await editWith(testApp(), person, event.id, {
      files: [{ name: 'd.png', content: await png() }],
    });
    expect(edited.json<TimelineEvent>().files.at(-1)).toMatchObject({ has_thumbnail: true });
    expect(await eventsOf(person)).toEqual([edited.json()]);
  });

  it('takes the zone of the patient when none is named', async () => {
    const person = await asPatient(testApp());
    const { time_zone: _, ...withoutZone } = anEvent;
    expect((await post(person, withoutZone)).json()).toMatchObject({ time_zone: 'UTC' });
    await testApp().deps.db.execute(
      `INSERT INTO health_profiles (patient_id, details, updated_at) VALUES ($1, $2, now())`,
      [person.patientId, JSON.stringify({ you: { time_zone: 'Asia/Kathmandu' } })],
    );
    expect((await post(person, withoutZone)).json()).toMatchObject({ time_zone: 'Asia/Kathmandu' });
  });

  it('is audited without a word of what was written', async () => {
    const person = await asPatient(testApp());
    await post(person, { ...everything, title: 'Canary-title' });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('event.created done');
    const rows = await testApp().deps.db.query(`SELECT * FROM audit_log WHERE actor_id = $1`, [
      person.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Canary');
    expect(testApp().logLines.join('')).not.toContain('Canary');
  });

  it.each(['location_id', 'treatment_id', 'medication_id'])(
    'refuses a %s that is not the patient’s own',
    async (link) => {
      const person = await asPatient(testApp());
      const answer = await post(person, { ...anEvent, [link]: testApp().deps.ids.next() });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        fields: { [link]: expect.stringMatching(/^We cannot find this/) as string },
      });
      expect(await eventsOf(person)).toEqual([]);
    },
  );

  it('§3 points to a medicine of the patient’s own, not to another’s nor to one in the bin', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [mine, theirs, gone] = [
      await madeMedication(person),
      await madeMedication(another),
      await madeMedication(person),
    ];
    await person.call(medicationsEndpoints.remove, { params: { id: gone.id } });
    const event = await madeEvent(testApp(), person, { medication_id: mine.id });
    expect(await eventsOf(person)).toEqual([event]);
    for (const { id } of [theirs, gone]) {
      const made = await post(person, { ...anEvent, medication_id: id });
      const edited = await editWith(testApp(), person, event.id, { fields: { medication_id: id } });
      expect([outcomeOf(made), outcomeOf(edited)]).toEqual([
        '400 invalid_input',
        '400 invalid_input',
      ]);
    }
    expect(await eventsOf(person)).toEqual([event]);
  });

  it.each([
    ['the first day there is', { start: '0001-01-01T00:00', time_zone: 'Pacific/Auckland' }],
    ['the last day there is', { start: '9999-12-31T23:59', time_zone: 'America/Los_Angeles' }],
    ['a time that the clocks skip', { start: '2026-03-29T02:30', time_zone: 'Europe/Berlin' }],
    ['an old name of a zone', { start: '2026-03-29T02:30', time_zone: 'Asia/Calcutta' }],
  ])('keeps %s', async (_, when) => {
    const person = await asPatient(testApp());
    expect((await post(person, { ...anEvent, ...when })).json()).toMatchObject(when);
    expect(await eventsOf(person)).toMatchObject([when]);
  });

  it('in a form that is refused leaves no file behind', async () => {
    const person = await asPatient(testApp());
    const before = await storedAndKnown(testApp());
    const files = [{ name: 'one.pdf', content: pdf() }];
    for (const fields of [
      { ...anEvent, title: '' },
      { ...anEvent, unknown: 'x' },
      { ...anEvent, location_id: testApp().deps.ids.next() },
    ]) {
      const answer = await sendForm(testApp(), create, person, { fields, files });
      expect(outcomeOf(answer)).toBe('400 invalid_input');
    }
    expect(await storedAndKnown(testApp())).toEqual(before);
  });

  it('in a content type that it does not take is refused', async () => {
    const person = await asPatient(testApp());
    const answer = await testApp().app.inject({
      method: 'POST',
      url: create.path,
      payload: 'title=x',
      headers: {
        authorization: `Bearer ${person.access}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(answer.json()).toMatchObject({ code: 'wrong_type', detail: errors.wrong_type.text });
  });
});
