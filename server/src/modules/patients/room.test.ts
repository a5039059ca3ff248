import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { anEvent, madeEvent } from '../../testing/events.ts';
import { sendFiles, aLetter } from '../../testing/library.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { shareOfRoom } = limits.circle;

type Kind = {
  readonly what: string;
  /** As much as others may use of what a record can hold. */
  readonly fill: (person: Person) => Promise<unknown>;
  readonly add: (person: Person) => Promise<{ readonly statusCode: number }>;
};

const addEvent = (person: Person) => person.call(timelinesEndpoints.create, { body: anEvent });
const addPlace = (person: Person) =>
  person.call(locationsEndpoints.create, { body: { name: 'A laboratory', type: 'lab' } });

const kinds: readonly Kind[] = [
  {
    what: 'events',
    fill: ({ userId }) =>
      insertManyEvents(testApp(), userId, limits.timelines.perPatient * shareOfRoom),
    add: addEvent,
  },
  {
    what: 'text of events',
    fill: async (person) => {
      const { id } = await madeEvent(testApp(), person);
      await testApp().deps.db.execute(
        `WITH longer AS (UPDATE events SET text_bytes = $2 WHERE id = $1 RETURNING patient_id, text_bytes)
         UPDATE patients p SET event_bytes = l.text_bytes FROM longer l WHERE p.patient_id = l.patient_id`,
        [id, Math.floor(limits.timelines.perPatientBytes * shareOfRoom)],
      );
    },
    add: addEvent,
  },
  {
    what: 'files',
    fill: async (person) => {
      await sendFiles(testApp(), person, { files: [aLetter()] });
      await testApp().deps.db.execute(`UPDATE files SET size = $2 WHERE patient_id = $1`, [
        person.patientId,
        Math.floor(limits.files.perPatientBytes * shareOfRoom),
      ]);
    },
    add: (person) => sendFiles(testApp(), person, { files: [aLetter('Another')] }),
  },
  {
    what: 'places',
    fill: async (person) => {
      for (let at = 0; at < limits.locations.perPatient * shareOfRoom; at += 1)
        expect((await addPlace(person)).statusCode).toBe(201);
    },
    add: addPlace,
  },
];

describe('D8 what a record can hold', () => {
  it.each(kinds)('of $what is never used up by those who help', async ({ fill, add }) => {
    const patient = await asPatient(testApp());
    const manager = await helperOf(testApp(), patient);
    await fill(patient);
    expect(outcomeOf((await add(manager)) as never)).toMatch(/^4(00|13) /);
    expect((await add(patient)).statusCode).toBe(201);
  });
});
