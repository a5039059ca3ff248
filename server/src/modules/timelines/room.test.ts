import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventTooLongSentence } from '@caretrail/contract/timelines/event-length';
import { describe, expect, it } from 'vitest';
import { anEvent, editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const create = (person: Person) => person.call(timelinesEndpoints.create, { body: anEvent });
const { perPatient, perPatientBytes } = limits.timelines;

/** As if all the room for text but so many bytes were used. */
const leave = (id: string, bytes: number) =>
  testApp().deps.db.execute(`UPDATE events SET text_bytes = $2 WHERE id = $1`, [
    id,
    perPatientBytes - bytes,
  ]);

describe('§3 the room for events', () => {
  it('ends with a sentence at so many events, and the bin counts', async () => {
    const person = await asPatient(testApp());
    await insertManyEvents(testApp(), person.userId, perPatient - 1);
    const last = await create(person);
    expect(last.statusCode).toBe(201);
    await person.call(timelinesEndpoints.remove, { params: last.json<{ id: string }>() });
    const refused = await create(person);
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      expect.objectContaining({ detail: expect.stringContaining('room for 25,000 events') }),
    ]);
  });

  it('ends at so much text, in a create and in an edit that adds; one that shortens is taken', async () => {
    const person = await asPatient(testApp());
    const [full, other] = [await madeEvent(testApp(), person), await madeEvent(testApp(), person)];
    await leave(full.id, 1000);
    const description = 'ü'.repeat(600);
    const noRoom = /no more room for text/;
    const edited = await editWith(testApp(), person, other.id, { fields: { description } });
    expect([edited.statusCode, edited.json<{ detail: string }>().detail]).toEqual([
      413,
      expect.stringMatching(noRoom),
    ]);
    const body = { ...anEvent, description };
    const made = await person.call(timelinesEndpoints.create, { body });
    expect([made.statusCode, made.json<{ detail: string }>().detail]).toEqual([
      413,
      expect.stringMatching(noRoom),
    ]);
    expect(await eventsOf(person)).toHaveLength(2);
    await leave(full.id, -1000);
    const shorter = await editWith(testApp(), person, other.id, { fields: { title: 'MRI' } });
    expect(shorter.statusCode).toBe(200);
  });

  it('of one event is not passed by many edits', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person);
    const long = 'x'.repeat(limits.text.long);
    const questions = JSON.stringify([long, long, long, long]);
    await editWith(testApp(), person, id, { fields: { questions, outcome: long } });
    const answer = await editWith(testApp(), person, id, { fields: { preparation: long } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { description: eventTooLongSentence } }),
    ]);
  });
});
