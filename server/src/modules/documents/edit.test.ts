import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { eventsOf, madeEvent } from '../../testing/events.ts';
import {
  aLetter,
  binFile,
  changeFile,
  libraryOf,
  sendFiles,
  titlesOf,
  uploaded,
} from '../../testing/library.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();

describe('a file of another patient', () => {
  it('cannot be edited, deleted or moved into an own event', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await uploaded(testApp(), another);
    const mine = await uploaded(testApp(), person);
    expect(outcomeOf(await changeFile(person, theirs.id, { title: 'Mine' }))).toBe('404 not_found');
    expect(outcomeOf(await changeFile(person, theirs.id, { deleted: false }))).toBe(
      '404 not_found',
    );
    expect(outcomeOf(await binFile(person, theirs.id))).toBe('404 not_found');
    const moved = await changeFile(person, mine.id, { event_id: theirs.event_id });
    expect(moved.json()).toMatchObject({
      code: 'invalid_input',
      fields: { event_id: expect.any(String) },
    });
    expect(await titlesOf(another)).toEqual(['Letter.pdf']);
  });
});

describe('editing a file', () => {
  it('changes the named fields, and its Document event shows the same', async () => {
    const person = await asPatient(testApp());
    const file = await uploaded(testApp(), person);
    const answer = await changeFile(person, file.id, {
      title: 'Letter of Dr Okafor',
      doc_type: 'clinic_letter',
      document_date: '2026-01-07',
      tags: ['clinic'],
      version: 1,
    });
    expect(answer.json()).toMatchObject({
      title: 'Letter of Dr Okafor',
      doc_type: 'clinic_letter',
      day: '2026-01-07',
      tags: ['clinic'],
      author: '',
      file_name: 'Letter.pdf',
      version: 2,
    });
    expect(await eventsOf(person)).toMatchObject([
      {
        title: 'Letter of Dr Okafor',
        start: '2026-01-07T00:00',
        files: [{ name: 'Letter of Dr Okafor' }],
      },
    ]);
    expect(await titlesOf(person, { q: 'okafor clinic' })).toEqual(['Letter of Dr Okafor']);
    expect((await auditTrailOf(testApp(), person.userId)).at(-1)).toBe('file.edited done');
  });

  it('leaves an event alone that has its own content', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, { files: [aLetter()] });
    const [file] = event.files;
    await changeFile(person, file?.id ?? '', { title: 'Report', document_date: '2026-01-07' });
    expect(await eventsOf(person)).toMatchObject([{ title: event.title, start: event.start }]);
  });

  it('is refused from an older version, with both versions', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    await changeFile(person, id, { title: 'Theirs', version: 1 });
    const answer = await changeFile(person, id, { title: 'Mine', version: 1 });
    expect(outcomeOf(answer)).toBe('409 stale_version');
    expect(answer.json()).toMatchObject({
      conflict: { your_version: 1, stored_version: 2, stored: { title: 'Theirs' } },
    });
  });

  it('writes nothing when nothing changes', async () => {
    const person = await asPatient(testApp());
    const { id, title } = await uploaded(testApp(), person);
    const answer = await changeFile(person, id, { title, tags: [] });
    expect(answer.json()).toMatchObject({ version: 1 });
    expect(await auditTrailOf(testApp(), person.userId)).not.toContain('file.edited done');
  });

  it.each([
    { title: '' },
    { doc_type: 'novel' },
    { document_date: '2026-02-31' },
    { treatment_id: '0190a0a0-0000-7000-8000-000000000000' },
    { deleted: true },
    { size: 1 },
  ])('is refused with a sentence for the field with %o', async (body) => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    const answer = await changeFile(person, id, body);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(body));
  });
});

describe('moving a file', () => {
  it('to an event removes its own Document event, and back again creates another', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person);
    const file = await uploaded(testApp(), person);
    const moved = await changeFile(person, file.id, { event_id: event.id });
    expect(moved.json()).toMatchObject({ event_id: event.id, day: '2026-03-05' });
    expect(await eventsOf(person)).toMatchObject([
      { id: event.id, version: 2, files: [{ id: file.id }] },
    ]);
    const out = (await changeFile(person, file.id, { event_id: null })).json<LibraryFile>();
    expect(out.event).toMatchObject({ event_type: 'UserStorage', title: 'Letter.pdf' });
    expect(new Set((await eventsOf(person)).map(({ files }) => files.length))).toEqual(
      new Set([0, 1]),
    );
  });

  it('leaves a Document event with own content', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person);
    const file = await uploaded(testApp(), person);
    await testApp().deps.db.execute(`UPDATE events SET description = 'A note' WHERE id = $1`, [
      file.event_id,
    ]);
    await changeFile(person, file.id, { event_id: event.id });
    expect(await eventsOf(person)).toHaveLength(2);
  });

  it('is refused where the event is full or in the bin', async () => {
    const person = await asPatient(testApp());
    const [full, gone] = [await madeEvent(testApp(), person), await madeEvent(testApp(), person)];
    const files = Array.from({ length: limits.files.perEvent }, (_, n) => aLetter(String(n)));
    await sendFiles(testApp(), person, { files, fields: { event_id: full.id } });
    await person.call(timelinesEndpoints.remove, { params: { id: gone.id } });
    const { id } = await uploaded(testApp(), person);
    const answer = await changeFile(person, id, { event_id: full.id });
    expect(answer.json()).toMatchObject({
      detail: 'An event can have up to 10 files. Select another event.',
    });
    expect(outcomeOf(await changeFile(person, id, { event_id: gone.id }))).toBe(
      '400 invalid_input',
    );
  });
});

describe('deleting a file', () => {
  it('puts it into the bin with its Document event, once', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    expect(outcomeOf(await binFile(person, id))).toBe('204');
    expect(outcomeOf(await binFile(person, id))).toBe('204');
    expect([await libraryOf(person), await eventsOf(person)]).toEqual([[], []]);
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((entry) => entry === 'file.deleted done')).toHaveLength(1);
    expect(outcomeOf(await changeFile(person, id, { title: 'x' }))).toBe('404 not_found');
  });

  it('leaves any other event, and its other files', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      files: [aLetter('1', 'One.pdf'), aLetter('2', 'Two.pdf')],
    });
    await binFile(person, event.files[0]?.id ?? '');
    await binFile(person, event.files[1]?.id ?? '');
    expect(await eventsOf(person)).toMatchObject([{ id: event.id, files: [] }]);
  });

  it('can be undone, with its event', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    await binFile(person, id);
    const answer = await changeFile(person, id, { deleted: false });
    expect(answer.json()).toMatchObject({ id, deleted_at: null });
    expect(await titlesOf(person)).toEqual(['Letter.pdf']);
    expect(await eventsOf(person)).toMatchObject([{ files: [{ id }] }]);
    expect(await titlesOf(person, { bin: 'true' })).toEqual([]);
    expect((await auditTrailOf(testApp(), person.userId)).slice(-2)).toEqual([
      'event.restored done',
      'file.restored done',
    ]);
  });

  it('together with its event can be undone by the file', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      files: [{ name: 'a.pdf', content: pdf() }],
    });
    await person.call(timelinesEndpoints.remove, { params: { id: event.id } });
    await changeFile(person, event.files[0]?.id ?? '', { deleted: false });
    expect(await eventsOf(person)).toMatchObject([{ id: event.id, files: [{ name: 'a.pdf' }] }]);
  });

  it('cannot be undone when its event has got ten other files', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, { files: [aLetter('first')] });
    await binFile(person, event.files[0]?.id ?? '');
    const files = Array.from({ length: limits.files.perEvent }, (_, n) => aLetter(String(n)));
    await sendFiles(testApp(), person, { files, fields: { event_id: event.id } });
    const answer = await changeFile(person, event.files[0]?.id ?? '', { deleted: false });
    expect(outcomeOf(answer)).toBe('413 too_many_files');
    expect(await titlesOf(person, { bin: 'true' })).toEqual(['Letter.pdf']);
  });

  it('can be made final from the bin, and from nowhere else; the content is removed', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const { id } = await uploaded(testApp(), person);
    const purge = (by: Person) => by.call(filesEndpoints.purge, { params: { id } });
    expect(outcomeOf(await purge(person))).toBe('404 not_found');
    await binFile(person, id);
    expect(outcomeOf(await purge(another))).toBe('404 not_found');
    expect(await titlesOf(person, { bin: 'true' })).toEqual(['Letter.pdf']);
    expect(outcomeOf(await purge(person))).toBe('204');
    expect(await titlesOf(person, { bin: 'true' })).toEqual([]);
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
    expect((await auditTrailOf(testApp(), person.userId)).at(-1)).toBe('file.purged done');
    expect(outcomeOf(await changeFile(person, id, { deleted: false }))).toBe('404 not_found');
  });

  it('is final after 30 days', async () => {
    const person = await asPatient(testApp());
    const [kept, gone] = [await uploaded(testApp(), person), await uploaded(testApp(), person)];
    await binFile(person, gone.id);
    const { deps } = testApp();
    const at = (ms: number) => ({
      db: deps.db,
      clock: { now: () => new Date(deps.clock.now().getTime() + ms) },
    });
    await purgeExpired(at(limits.files.binMs - 1));
    expect(await titlesOf(person, { bin: 'true' })).toHaveLength(1);
    await purgeExpired(at(limits.files.binMs));
    expect(await titlesOf(person, { bin: 'true' })).toEqual([]);
    expect(await libraryOf(person)).toMatchObject([{ id: kept.id }]);
  });
});
