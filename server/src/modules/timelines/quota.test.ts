import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventTooLong } from '@caretrail/contract/timelines/event-length';
import { describe, expect, it } from 'vitest';
import { anEvent, editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();
const withoutKey = (person: Person) => person.call(timelinesEndpoints.create, { body: anEvent });
const create = ({ access }: Person) =>
  testApp().app.inject({
    method: 'POST',
    url: timelinesEndpoints.create.path,
    payload: anEvent,
    headers: { authorization: `Bearer ${access}`, 'idempotency-key': testApp().deps.ids.next() },
  });
const { perPatient, perPatientBytes } = limits.timelines;

/** As if all the space for text but so many bytes were used. */
const leave = (id: string, bytes: number) =>
  testApp().deps.db.execute(
    `WITH longer AS (UPDATE events SET text_bytes = $2 WHERE id = $1 RETURNING patient_id, text_bytes)
     UPDATE patients p SET event_bytes = l.text_bytes FROM longer l WHERE p.patient_id = l.patient_id`,
    [id, perPatientBytes - bytes],
  );

/** The stored numbers, and a count of the rows. */
const storedAndCounted = ({ patientId }: Person) =>
  testApp().deps.db.one(
    `SELECT ARRAY[p.event_count, p.event_bytes] AS kept,
            (SELECT ARRAY[count(*), sum(text_bytes)::bigint] FROM events e WHERE e.patient_id = p.patient_id) AS true
       FROM patients p WHERE p.patient_id = $1`,
    [patientId],
  );

describe('§3 the limits of events', () => {
  it('refuse more events with a sentence, and the bin counts', async () => {
    const person = await asPatient(testApp());
    await insertManyEvents(testApp(), person.userId, perPatient - 1);
    const last = await create(person);
    expect(last.statusCode).toBe(201);
    await person.call(timelinesEndpoints.remove, { params: last.json<{ id: string }>() });
    const refused = await create(person);
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      expect.objectContaining({ detail: expect.stringContaining('up to 25,000 events') }),
    ]);
  });

  it('refuse more text, in a create and in an edit that adds; one that shortens is accepted', async () => {
    const person = await asPatient(testApp());
    const [full, other] = [await madeEvent(testApp(), person), await madeEvent(testApp(), person)];
    await leave(full.id, 1000);
    const description = 'ü'.repeat(600);
    const overQuota = /no more room for text/;
    const edited = await editWith(testApp(), person, other.id, { fields: { description } });
    expect([edited.statusCode, edited.json<{ detail: string }>().detail]).toEqual([
      413,
      expect.stringMatching(overQuota),
    ]);
    const body = { ...anEvent, description };
    const made = await person.call(timelinesEndpoints.create, { body });
    expect([made.statusCode, made.json<{ detail: string }>().detail]).toEqual([
      413,
      expect.stringMatching(overQuota),
    ]);
    expect(await eventsOf(person)).toHaveLength(2);
    await leave(full.id, -1000);
    const shorter = await editWith(testApp(), person, other.id, { fields: { title: 'MRI' } });
    expect(shorter.statusCode).toBe(200);
  });

  it('are exact to the byte through concurrent creates and edits', async () => {
    const person = await asPatient(testApp());
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? create : withoutKey)(person)),
    );
    const made = answers.map((answer) => answer.json<{ id: string }>());
    // An edit is a form, and one account has a limited number open at once.
    for (const some of [made.slice(0, 4), made.slice(4, 8), made.slice(8)]) {
      const edits = some.map(({ id }, at) =>
        editWith(testApp(), person, id, { fields: { title: 'ü'.repeat(1 + at) } }),
      );
      expect((await Promise.all(edits)).map(({ statusCode }) => statusCode)).toEqual(
        some.map(() => 200),
      );
    }
    const room = await storedAndCounted(person);
    expect(room['kept']).toEqual(room['true']);
    expect(room['kept']).toEqual([12, expect.any(Number)]);
  });

  it('are never exceeded by concurrent requests', async () => {
    const person = await asPatient(testApp());
    await insertManyEvents(testApp(), person.userId, perPatient - 2);
    const outcomes = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, at) => (await (at % 2 ? create : withoutKey)(person)).statusCode,
      ),
    );
    expect(outcomes.toSorted((one, other) => one - other)).toEqual([
      201, 201, 413, 413, 413, 413, 413, 413,
    ]);
  });

  it('leave room again when the bin was emptied', async () => {
    const person = await asPatient(testApp());
    await insertManyEvents(testApp(), person.userId, perPatient);
    expect((await create(person)).statusCode).toBe(413);
    const { deps } = testApp();
    await deps.db.execute(
      `UPDATE events SET deleted_at = $2 WHERE (patient_id, id) IN
         (SELECT patient_id, id FROM events WHERE patient_id = $1 LIMIT 1)`,
      [person.patientId, new Date(deps.clock.now().getTime() - limits.files.binMs).toISOString()],
    );
    await purgeExpired(deps);
    expect([(await create(person)).statusCode, (await create(person)).statusCode]).toEqual([
      201, 413,
    ]);
  });

  it('of one event are not exceeded by many edits', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const long = 'x'.repeat(limits.text.long);
    const questions = JSON.stringify([long, long, long, long]);
    await editWith(testApp(), person, id, { fields: { questions, outcome: long } });
    const answer = await editWith(testApp(), person, id, { fields: { preparation: long } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { description: eventTooLong() } }),
    ]);
  });
});
