import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { createWithFiles, madeEvent } from '../../testing/events.ts';
import { openForm } from '../../testing/open-form.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { underWayOf } from './under-way.ts';

const testApp = useTestApp();
const oneFile = () => [{ name: 'a.pdf', content: pdf() }];

/** As if the patient had already stored so much. */
async function fillUp(person: Person, room: number): Promise<void> {
  await madeEvent(testApp(), person, { files: oneFile() });
  await testApp().deps.db.execute(`UPDATE files SET size = $2 WHERE patient_id = $1`, [
    person.patientId,
    limits.files.perPatientBytes - room,
  ]);
}

/** How many files are under way into a record, from anyone. */
async function underWayFor({ patientId }: Person): Promise<number> {
  const asked = { patientId: String(patientId), isByHelper: true };
  return (await underWayOf(testApp().deps.db, asked)).count;
}

describe('§3 the space for files', () => {
  it('is counted for each patient alone', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await fillUp(another, 0);
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('201');
  });

  it('refuses more when it is full, and nothing stays', async () => {
    const person = await asPatient(testApp());
    await fillUp(person, pdf().length - 1);
    const before = await storedAndKnown(testApp());
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('413 storage_full');
    expect(await storedAndKnown(testApp())).toEqual(before);
  });

  it('is never exceeded by concurrent uploads', async () => {
    const person = await asPatient(testApp());
    await fillUp(person, 2 * pdf().length);
    const outcomes = await Promise.all(
      Array.from({ length: limits.http.formsPerUser }, async () =>
        outcomeOf(await createWithFiles(testApp(), person, oneFile())),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(2);
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
  });

  it('includes what an open form has sent, and is free again when it ends', async () => {
    const person = await asPatient(testApp());
    await fillUp(person, pdf().length);
    await testApp().app.listen({ host: '127.0.0.1', port: 0 });
    const socket = openForm(testApp(), person, false);
    const underWay = () => underWayFor(person);
    await expect.poll(underWay).toBe(1);
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('413 storage_full');
    socket.destroy();
    await expect.poll(underWay).toBe(0);
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('201');
    expect(await underWay()).toBe(0);
  });

  it('of a patient is not taken by the open forms of someone who helps', async () => {
    const person = await asPatient(testApp());
    await fillUp(person, limits.files.perPatientBytes / 2);
    const helper = await helperOf(testApp(), person);
    const socket = openForm(testApp(), helper, false);
    const underWay = () => underWayFor(person);
    await expect.poll(underWay).toBe(1);
    await testApp().deps.db.execute(`UPDATE files SET size = $2 WHERE patient_id = $1`, [
      person.patientId,
      limits.files.perPatientBytes - pdf().length,
    ]);
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('201');
    socket.destroy();
    await expect.poll(underWay).toBe(0);
  });

  it('is limited in the number of files too', async () => {
    const person = await asPatient(testApp());
    await madeEvent(testApp(), person, { files: oneFile() });
    await testApp().deps.db.execute(
      `INSERT INTO files (patient_id, id, name, title, type, size, sha256, wrapped_key, has_thumbnail, search_text,
                          created_at, created_by, updated_at, updated_by)
       SELECT patient_id, gen_random_uuid(), name, title, type, size, sha256, wrapped_key, has_thumbnail, search_text,
              created_at, created_by, updated_at, updated_by
         FROM files, generate_series(2, $2::int) WHERE patient_id = $1`,
      [person.patientId, limits.files.perPatientCount],
    );
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('413 storage_full');
  });

  it('for the texts of files ends with a sentence, in an upload and in an edit', async () => {
    const person = await asPatient(testApp());
    const { files } = await madeEvent(testApp(), person, { files: oneFile() });
    const id = files[0]?.id ?? '';
    await testApp().deps.db.execute(
      `UPDATE files SET description = repeat('x', $2) WHERE patient_id = $1`,
      [person.patientId, limits.files.perPatientTextBytes - 100],
    );
    const edited = await person.call(filesEndpoints.edit, {
      params: { id },
      body: { author: 'A'.repeat(100) },
    });
    expect([edited.statusCode, edited.json<{ detail: string }>().detail]).toEqual([
      413,
      expect.stringMatching(/no more room for text about your files\. Shorten/),
    ]);
    await testApp().deps.db.execute(
      `UPDATE files SET description = repeat('x', $2) WHERE patient_id = $1`,
      [person.patientId, limits.files.perPatientTextBytes],
    );
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('413 too_large');
  });
});
