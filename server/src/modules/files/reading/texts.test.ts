import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileText, FoundInTexts } from '@caretrail/contract/files/text-schema';
import { limits } from '@caretrail/contract/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownRecord } from '../../../http/record-context.ts';
import type { JobProblem } from '../../../job-problem.ts';
import { TextRecognitionProblem, type TextRecognition } from '../../../ports/text-recognition.ts';
import { auditTrailOf } from '../../../testing/audit-trail.ts';
import { outcomeOf } from '../../../testing/call-from.ts';
import { lockedPdf } from '../../../testing/hostile-pdfs.ts';
import { binFile, changeFile, titlesOf, uploaded } from '../../../testing/library.ts';
import { asAnotherPatient, asPatient, type Person } from '../../../testing/people.ts';
import { pdfOfLines, png } from '../../../testing/sample-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { findInFileTexts, readDueTexts } from '../service.ts';

const testApp = useTestApp();
const hour = 3_600_000;

/** A plain text, which takes a third of the time of a PDF to read. */
const letter = (lines: readonly string[], name = 'scan0001.txt') => ({
  name,
  content: Buffer.from(lines.join('\n')),
});
const lines = ['Clinic letter', 'Date: 16 Nov 2025', 'Ki-67 is stable at 20 percent'];
const clinicLetter = letter(lines);

type Reading = {
  readonly recognition?: TextRecognition;
  readonly problems?: JobProblem[];
  readonly laterMs?: number;
};
/** Everything that is due now, or later. */
const readAll = async ({ recognition, problems, laterMs = 0 }: Reading = {}): Promise<number> =>
  readDueTexts({
    ...testApp().deps,
    clock: { now: () => new Date(testApp().clock.now().getTime() + laterMs) },
    textRecognition: recognition ?? null,
    onProblem: (problem) => problems?.push(problem),
  });

const textOf = async (person: Person, id: string): Promise<FileText> =>
  (await person.call(filesEndpoints.readText, { params: { id } })).json<FileText>();
const found = async (person: Person, q: string): Promise<FoundInTexts> =>
  (await person.call(filesEndpoints.findInTexts, { body: { q } })).json<FoundInTexts>();

beforeEach(async () => {
  // What earlier tests left.
  await testApp().deps.db.execute(
    `UPDATE file_texts SET state = 'unreadable' WHERE state = 'waiting'`,
  );
});

describe('the text of a file', () => {
  it('returns 404 for another patient’s file, and finds nothing of it', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const { id } = await uploaded(testApp(), another, clinicLetter);
    await readAll();
    for (const endpoint of [filesEndpoints.readText, filesEndpoints.dismissSuggestion])
      expect(outcomeOf(await person.call(endpoint, { params: { id } }))).toBe('404 not_found');
    expect(await found(person, 'ki-67')).toEqual({ data: [], waiting: 0, wordless: 0 });
    expect(await titlesOf(person, { q: 'ki-67' })).toEqual([]);
    expect((await textOf(another, id)).suggestion).not.toBeNull();
  });

  it('is waiting after the upload, then read, with what it suggests', async () => {
    const person = await asPatient(testApp());
    const file = { name: 'scan0001.pdf', content: pdfOfLines(lines) };
    const { id } = await uploaded(testApp(), person, file);
    expect(await textOf(person, id)).toEqual({ state: 'waiting', text: '', suggestion: null });
    expect((await found(person, 'stable')).waiting).toBe(1);
    expect(await readAll()).toBe(1);
    expect(await textOf(person, id)).toEqual({
      state: 'read',
      text: 'Clinic letter\nDate: 16 Nov 2025\nKi-67 is stable at 20 percent',
      suggestion: {
        title: 'Clinic letter',
        doc_type: 'clinic_letter',
        document_date: '2025-11-16',
      },
    });
    expect(await auditTrailOf(testApp(), person.userId)).toContainEqual(
      expect.stringContaining('file.text-shown'),
    );
  });

  it('is found by its words, with the words around them; nothing is written into the file', async () => {
    const person = await asPatient(testApp());
    const { id, version } = await uploaded(testApp(), person, clinicLetter);
    await uploaded(testApp(), person, letter(['Another letter'], 'invoice.txt'));
    await readAll();
    expect(await found(person, 'KI-67')).toEqual({
      data: [{ id, snippet: 'Clinic letter Date: 16 Nov 2025 Ki-67 is stable at 20 percent' }],
      waiting: 0,
      wordless: 0,
    });
    // One word of its text, one of its name.
    expect((await found(person, 'stable scan0001')).data).toHaveLength(1);
    expect((await found(person, 'stable invoice')).data).toEqual([]);
    expect((await found(person, 's')).data).toEqual([]);
    expect(await titlesOf(person, { q: 'stable' })).toEqual(['scan0001.txt']);
    expect(await titlesOf(person, { q: 'stable', doc_type: 'consent' })).toEqual([]);
    const [file] = (await person.call(filesEndpoints.list))
      .json<{ data: object[] }>()
      .data.slice(-1);
    expect(file).toMatchObject({ title: 'scan0001.txt', doc_type: 'other', version });
  });

  it('is not found in the bin, and found again when the file is restored', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person, clinicLetter);
    await readAll();
    await binFile(person, id);
    expect((await found(person, 'ki-67')).data).toEqual([]);
    expect(outcomeOf(await person.call(filesEndpoints.readText, { params: { id } }))).toBe(
      '404 not_found',
    );
    await changeFile(person, id, { deleted: false });
    expect((await found(person, 'ki-67')).data).toHaveLength(1);
    await binFile(person, id);
    await person.call(filesEndpoints.purge, { params: { id } });
    expect(
      await testApp().deps.db.query(`SELECT 1 FROM file_texts WHERE patient_id = $1`, [
        person.patientId,
      ]),
    ).toEqual([]);
  });

  it('cannot be read in a copy of the database', async () => {
    const person = await asPatient(testApp());
    await uploaded(testApp(), person, clinicLetter);
    await readAll();
    const { sealed } = await testApp().deps.db.one<{ sealed: Buffer }>(
      `SELECT sealed_text AS sealed FROM file_texts WHERE patient_id = $1`,
      [person.patientId],
    );
    expect(sealed.length).toBeGreaterThan(30);
    expect(sealed.toString('latin1')).not.toMatch(/Ki-67|Clinic/);
  });

  it('is returned to another module, newest first and up to a limit', async () => {
    const person = await asPatient(testApp());
    for (const day of ['2026-01-01', '2026-01-03', '2026-01-02'])
      await uploaded(testApp(), person, letter(['Seizure diary'], `${day}.txt`), {
        document_date: day,
      });
    await readAll();
    const context = ownRecord(
      { userId: person.userId, sessionId: null, caller: null },
      person.patientId ?? '',
    );
    const ask = (limit: number) => findInFileTexts(testApp().deps, context, ['seizure'], limit);
    expect(await ask(2)).toEqual([
      expect.objectContaining({
        title: '2026-01-03.txt',
        day: '2026-01-03',
        snippet: 'Seizure diary',
      }),
      expect.objectContaining({ title: '2026-01-02.txt' }),
    ]);
    expect(await ask(10)).toHaveLength(3);
    expect(await findInFileTexts(testApp().deps, context, [], 10)).toEqual([]);
  });

  it('refuses a search without words', async () => {
    const person = await asPatient(testApp());
    const answer = await person.call(filesEndpoints.findInTexts, { body: { q: ' ' } });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
  });
});

describe('what a text suggests', () => {
  it('is not suggested again once it was dismissed', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person, clinicLetter);
    await readAll();
    const dismiss = () => person.call(filesEndpoints.dismissSuggestion, { params: { id } });
    expect((await dismiss()).statusCode).toBe(204);
    expect((await dismiss()).statusCode).toBe(204);
    expect(await textOf(person, id)).toMatchObject({ state: 'read', suggestion: null });
  });

  it('comes from the name where there is no text to read', async () => {
    const person = await asPatient(testApp());
    const photo = { name: 'MRT Kopf 2025-01-02.png', content: await png() };
    const { id } = await uploaded(testApp(), person, photo);
    expect(await textOf(person, id)).toEqual({
      state: 'none',
      text: '',
      suggestion: { title: 'MRT Kopf', doc_type: 'imaging_report', document_date: '2025-01-02' },
    });
  });
});

describe('reading files', () => {
  it('gives a file up that cannot be read three times, and says nothing about it in the log', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person, { name: 'locked.pdf', content: lockedPdf() });
    const problems: JobProblem[] = [];
    for (let turn = 0; turn < 5; turn += 1) await readAll({ problems, laterMs: turn * hour });
    expect(problems).toEqual(
      Array.from({ length: 3 }, () => ({ job: 'files: reading', error: 'ReadingProblem DAMAGED' })),
    );
    expect((await textOf(person, id)).state).toBe('unreadable');
  });

  it('reads a file later when the store was away', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person, clinicLetter);
    const away = vi.spyOn(testApp().deps.fileStore, 'open').mockRejectedValue(new Error('away'));
    for (let turn = 0; turn < 4; turn += 1) expect(await readAll({ laterMs: turn * hour })).toBe(0);
    away.mockRestore();
    expect(await readAll({ laterMs: 4 * hour })).toBe(1);
    expect((await textOf(person, id)).state).toBe('read');
  });

  it('is done by one of two servers', async () => {
    const person = await asPatient(testApp());
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      await uploaded(testApp(), person, letter([name], name));
    const counts = await Promise.all([readAll(), readAll()]);
    expect(counts[0] + counts[1]).toBe(3);
  });

  it('gives every patient a turn, however many files another one has added since', async () => {
    const [busy, other] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await uploaded(testApp(), other, { name: 'IMG_1.png', content: await png() });
    const { id: waiting } = await uploaded(testApp(), other, clinicLetter);
    await testApp().deps.db.execute(
      `UPDATE file_texts SET due_at = due_at - interval '1 hour' WHERE file_id = $1`,
      [waiting],
    );
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      await uploaded(testApp(), busy, letter([name], name));
    const opened = vi.spyOn(testApp().deps.fileStore, 'open');
    expect(await readAll({ recognition: { read: async () => 'Words' } })).toBe(5);
    const turns = opened.mock.calls.map(([{ patientId }]) =>
      patientId === busy.patientId ? 'busy' : 'other',
    );
    // The picture is the second file of the other patient: it comes before the last ones of the busy one.
    expect(turns).toEqual(['busy', 'other', 'busy', 'other', 'busy']);
  });

  it('leaves a file that is too large, and one that would exceed what a patient may have', async () => {
    const person = await asPatient(testApp());
    const { id: large } = await uploaded(testApp(), person, clinicLetter);
    await testApp().deps.db.execute(`UPDATE files SET size = $2 WHERE id = $1`, [
      large,
      limits.files.text.maxBytes + 1,
    ]);
    const { id: last } = await uploaded(testApp(), person, letter(['One more'], 'last.txt'));
    await testApp().deps.db.execute(`UPDATE file_texts SET length = $2 WHERE file_id = $1`, [
      large,
      limits.files.text.perPatient,
    ]);
    expect(await readAll()).toBe(0);
    expect((await textOf(person, large)).state).toBe('unreadable');
    expect((await textOf(person, last)).state).toBe('unreadable');
  });
});

describe('words in pictures', () => {
  const upload = async (person: Person) =>
    (await uploaded(testApp(), person, { name: 'IMG_1.png', content: await png() })).id;

  it('are not read without a text recognition, and no one is told to wait', async () => {
    const person = await asPatient(testApp());
    const id = await upload(person);
    expect(await readAll()).toBe(0);
    expect((await textOf(person, id)).state).toBe('none');
    expect(await found(person, 'laborbefund')).toEqual({ data: [], waiting: 0, wordless: 1 });
  });

  it('are read by the operator’s text recognition, from an upright PNG of our own', async () => {
    const person = await asPatient(testApp());
    const id = await upload(person);
    const sent: Buffer[] = [];
    const recognition: TextRecognition = {
      read: async (picture) => {
        sent.push(picture);
        return 'Laborbefund\r\n  Datum: 02.01.2025\f';
      },
    };
    expect(await readAll({ recognition })).toBe(1);
    expect(sent.map((picture) => picture.toString('latin1', 1, 4))).toEqual(['PNG']);
    expect(await textOf(person, id)).toEqual({
      state: 'read',
      text: 'Laborbefund\nDatum: 02.01.2025',
      suggestion: { title: 'Laborbefund', doc_type: 'lab_report', document_date: '2025-01-02' },
    });
  });

  it('are read later when the text recognition fails', async () => {
    const person = await asPatient(testApp());
    const id = await upload(person);
    const problems: JobProblem[] = [];
    const recognition: TextRecognition = {
      read: () => Promise.reject(new TextRecognitionProblem('ENOENT')),
    };
    expect(await readAll({ recognition, problems })).toBe(0);
    expect(problems).toEqual([{ job: 'files: reading', error: 'TextRecognitionProblem ENOENT' }]);
    const working: TextRecognition = { read: async () => 'Words' };
    expect(await readAll({ recognition: working, laterMs: hour })).toBe(1);
    expect((await textOf(person, id)).text).toBe('Words');
  });
});
