import { randomUUID } from 'node:crypto';
import type { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { eventsOf, madeEvent } from '../../testing/events.ts';
import { aLetter, binFile, libraryOf, sendFiles, uploaded } from '../../testing/library.ts';
import { asAnotherPatient, asPatient } from '../../testing/people.ts';
import { jpegWithPlace, pdf } from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
type Answer = AnswerOf<typeof filesEndpoints.upload>;
const script = { name: 'page.pdf', content: Buffer.from('<script>1</script>'.repeat(400)) };

describe('§3 an upload', () => {
  it('cannot name the event of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const { id } = await madeEvent(testApp(), another);
    const before = await storedAndKnown(testApp());
    const answer = await sendFiles(testApp(), person, {
      files: [aLetter()],
      fields: { event_id: id },
    });
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { event_id: 'We cannot find this event in your record. Select another one.' },
    });
    expect(await storedAndKnown(testApp())).toEqual(before);
    expect((await eventsOf(another))[0]?.files).toEqual([]);
  });

  it('ignores the content of another patient when it looks for duplicates', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await uploaded(testApp(), another);
    expect((await uploaded(testApp(), person)).duplicate_of).toBeNull();
  });

  it("creates a 'Document' event on the day of the document", async () => {
    const person = await asPatient(testApp());
    const file = await uploaded(testApp(), person, aLetter(), {
      title: 'Letter of the clinic',
      doc_type: 'clinic_letter',
      document_date: '2026-02-03',
      author: 'Dr Okafor',
      tags: '["clinic"]',
    });
    expect(file).toMatchObject({
      title: 'Letter of the clinic',
      file_name: 'Letter.pdf',
      doc_type: 'clinic_letter',
      day: '2026-02-03',
      author: 'Dr Okafor',
      tags: ['clinic'],
      version: 1,
      duplicate_of: null,
    });
    expect(await eventsOf(person)).toMatchObject([
      {
        id: file.event_id,
        event_type: 'UserStorage',
        title: 'Letter of the clinic',
        start: '2026-02-03T00:00',
        all_day: true,
        files: [{ id: file.id, name: 'Letter of the clinic' }],
      },
    ]);
    expect(await auditTrailOf(testApp(), person.userId)).toEqual([
      'event.created done',
      'file.uploaded done',
    ]);
  });

  it('without a date is on the patient’s current day', async () => {
    const person = await asPatient(testApp());
    const { day } = await uploaded(testApp(), person);
    expect(day).toBe(testApp().clock.now().toISOString().slice(0, 10));
  });

  it('of several files creates one event; a refused file does not fail the others', async () => {
    const person = await asPatient(testApp());
    const large = { name: 'big.pdf', content: Buffer.alloc(limits.files.maxBytes + 9, pdf()) };
    const answer = await sendFiles(testApp(), person, {
      files: [
        large,
        aLetter('1', 'One.pdf'),
        script,
        { name: 'b.jpg', content: await jpegWithPlace() },
      ],
    });
    expect(outcomeOf(answer)).toBe('201');
    const { data, refused } = answer.json<Answer>();
    expect(data.map(({ title }) => title)).toEqual(['One.pdf', 'b.jpg']);
    expect(refused.map(({ name, code }) => `${name} ${code}`)).toEqual([
      'big.pdf file_too_large',
      'page.pdf file_refused',
    ]);
    expect(refused[0]?.detail).toContain('50 MB');
    expect(await eventsOf(person)).toMatchObject([{ title: 'One.pdf and 1 more' }]);
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
  });

  it('of nothing that can be stored is refused with the reason, and nothing stays', async () => {
    const person = await asPatient(testApp());
    const before = await storedAndKnown(testApp());
    expect(outcomeOf(await sendFiles(testApp(), person, { files: [script] }))).toBe(
      '400 file_refused',
    );
    const nothing = await sendFiles(testApp(), person, {});
    expect(nothing.json()).toMatchObject({ fields: { files: 'Select at least one file.' } });
    const many = Array.from({ length: limits.files.perEvent + 1 }, () => aLetter());
    expect(outcomeOf(await sendFiles(testApp(), person, { files: many }))).toBe(
      '413 too_many_files',
    );
    expect(await storedAndKnown(testApp())).toEqual(before);
    expect(await eventsOf(person)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { doc_type: 'novel' },
    { title: ' ' },
    { treatment_id: '0190a0a0-0000-7000-8000-000000000000' },
    { location_id: '0190a0a0-0000-7000-8000-000000000000' },
    { sha256: 'x' },
  ])('is refused with a sentence for the field with %o', async (fields) => {
    const person = await asPatient(testApp());
    const answer = await sendFiles(testApp(), person, { files: [aLetter()], fields });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(fields));
  });

  it('to an event adds to its files, up to ten', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person);
    const files = Array.from({ length: 9 }, (_, n) => aLetter(String(n)));
    const fields = { event_id: event.id };
    expect(outcomeOf(await sendFiles(testApp(), person, { files, fields }))).toBe('201');
    expect(await eventsOf(person)).toMatchObject([{ id: event.id, version: 2 }]);
    const answer = await sendFiles(testApp(), person, { files: files.slice(0, 2), fields });
    expect(outcomeOf(answer)).toBe('413 too_many_files');
    await person.call(timelinesEndpoints.remove, { params: { id: event.id } });
    expect(outcomeOf(await sendFiles(testApp(), person, { files: [aLetter()], fields }))).toBe(
      '400 invalid_input',
    );
  });

  it('says which file already has the same content', async () => {
    const person = await asPatient(testApp());
    const first = await uploaded(testApp(), person);
    const other = await uploaded(testApp(), person, aLetter('Another'));
    const same = await uploaded(testApp(), person, aLetter('A letter', 'Copy.pdf'));
    expect([first.duplicate_of, other.duplicate_of, same.duplicate_of]).toEqual([
      null,
      null,
      first.id,
    ]);
    await binFile(person, first.id);
    await binFile(person, same.id);
    expect((await uploaded(testApp(), person)).duplicate_of).toBeNull();
  });

  it('stores nothing twice when it is sent again with its key', async () => {
    const person = await asPatient(testApp());
    const headers = { 'idempotency-key': randomUUID() };
    const send = (words: string) =>
      sendFiles(testApp(), person, { files: [aLetter(words), script], headers });
    const [first, again] = [await send('once'), await send('once')];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json<Answer>()).toEqual(first.json<Answer>());
    expect(outcomeOf(await send('other'))).toBe('422 key_reused');
    expect([await libraryOf(person), await eventsOf(person)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
  });
});
