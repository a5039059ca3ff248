import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { mostPageBytes } from '../../db/json-page.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { madeEvent } from '../../testing/events.ts';
import { aLetter, binFile, libraryOf, titlesOf, uploaded } from '../../testing/library.ts';
import { asAnotherPatient, asPatient } from '../../testing/people.ts';
import { jpegWithPlace, pdf } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Library = AnswerOf<typeof filesEndpoints.list>;

const testApp = useTestApp();
const letterOn = (document_date: string, name = `${document_date}.pdf`) =>
  [aLetter(name, name), { document_date }] as const;

describe('the library', () => {
  it('shows nothing of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await uploaded(testApp(), another);
    expect(await libraryOf(person)).toEqual([]);
    expect(await libraryOf(person, { q: 'letter' })).toEqual([]);
  });

  it('§3 has both uploads and the files of events', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      files: [{ name: 'scan.jpg', content: await jpegWithPlace() }],
    });
    const letter = await uploaded(testApp(), person);
    expect(await libraryOf(person)).toEqual([
      expect.objectContaining({
        id: letter.id,
        title: 'Letter.pdf',
        doc_type: 'other',
        document_date: null,
        has_thumbnail: false,
        event: expect.objectContaining({ event_type: 'UserStorage', title: 'Letter.pdf' }),
      }),
      expect.objectContaining({
        title: 'scan.jpg',
        doc_type: 'image',
        day: '2026-03-05',
        has_thumbnail: true,
        event_id: event.id,
        event: {
          title: event.title,
          event_type: 'Scan',
          day: '2026-03-05',
          treatment_id: null,
          location_id: null,
          is_deleted: false,
        },
      }),
    ]);
    const answer = await person.call(filesEndpoints.list);
    expect(filesEndpoints.list.answer.safeParse(answer.json()).success).toBe(true);
  });

  it('returns 304 while nothing has changed', async () => {
    const person = await asPatient(testApp());
    await uploaded(testApp(), person);
    const ask = (etag?: string) =>
      testApp().app.inject({
        url: filesEndpoints.list.path,
        headers: {
          authorization: `Bearer ${person.access}`,
          ...(etag && { 'if-none-match': etag }),
        },
      });
    const first = await ask();
    const again = await ask(String(first.headers.etag));
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
    await uploaded(testApp(), person, aLetter('Another'));
    expect((await ask(String(first.headers.etag))).json<Library>().data).toHaveLength(2);
  });

  it('is ordered by day, and comes in pages', async () => {
    const person = await asPatient(testApp());
    for (const day of ['2026-01-02', '2025-06-01', '2026-05-09'])
      await uploaded(testApp(), person, ...letterOn(day));
    await uploaded(testApp(), person, ...letterOn('2026-01-02', 'second.pdf'));
    const inOrder = ['2026-05-09.pdf', 'second.pdf', '2026-01-02.pdf', '2025-06-01.pdf'];
    expect(await titlesOf(person)).toEqual(inOrder);
    const seen: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) };
      const page: Library = (await person.call(filesEndpoints.list, { query })).json<Library>();
      seen.push(...page.data.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(inOrder);
  });

  it('has shorter pages where the files have long texts', async () => {
    const person = await asPatient(testApp());
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      await uploaded(testApp(), person, aLetter(name, name), { document_date: '2026-01-02' });
    await testApp().deps.db.execute(
      `UPDATE files SET description = repeat('x', $2) WHERE patient_id = $1`,
      [person.patientId, mostPageBytes / 2 - 1000],
    );
    const pages: string[][] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const query: Record<string, string> = { limit: '500', ...(cursor && { cursor }) };
      const page: Library = (await person.call(filesEndpoints.list, { query })).json<Library>();
      pages.push(page.data.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    expect(pages).toEqual([['c.pdf', 'b.pdf'], ['a.pdf']]);
  });

  it('can be filtered by type, days, event and text', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      files: [{ name: 'a.pdf', content: pdf() }],
    });
    await uploaded(testApp(), person, aLetter('1', 'Blut 100%.pdf'), {
      doc_type: 'lab_report',
      document_date: '2026-02-01',
      tags: '["ÄRZTIN"]',
    });
    await uploaded(testApp(), person, aLetter('2', 'Plan.pdf'), { document_date: '2026-02-28' });
    for (const [query, titles] of [
      [{ doc_type: 'lab_report' }, ['Blut 100%.pdf']],
      [{ from: '2026-02-01', to: '2026-02-28' }, ['Plan.pdf', 'Blut 100%.pdf']],
      [{ from: '2026-02-02' }, ['a.pdf', 'Plan.pdf']],
      [{ event_id: event.id }, ['a.pdf']],
      [{ q: 'mri HEAD' }, ['a.pdf']],
      [{ q: 'ärztin lab report' }, ['Blut 100%.pdf']],
      [{ q: '100%' }, ['Blut 100%.pdf']],
      [{ q: '_' }, []],
      [{ treatment_id: event.id }, []],
    ] as const)
      expect(await titlesOf(person, query)).toEqual(titles);
  });

  it.each([
    { doc_type: 'novel' },
    { from: 'yesterday' },
    { event_id: 'x' },
    { cursor: 'x' },
    { limit: '0' },
    { bin: 'maybe' },
  ])('refuses %o with a sentence', async (query) => {
    const person = await asPatient(testApp());
    const answer = await person.call(filesEndpoints.list, { query: query as never });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(query));
  });

  it('has a bin, with files that were deleted by themselves or with their event', async () => {
    const person = await asPatient(testApp());
    const event = await madeEvent(testApp(), person, {
      files: [{ name: 'a.pdf', content: pdf() }],
    });
    const letter = await uploaded(testApp(), person);
    await uploaded(testApp(), person, aLetter('kept', 'Kept.pdf'));
    await binFile(person, letter.id);
    await person.call(timelinesEndpoints.remove, { params: { id: event.id } });
    expect(await titlesOf(person)).toEqual(['Kept.pdf']);
    const bin = await libraryOf(person, { bin: 'true' });
    expect(bin.map(({ title }) => title).toSorted()).toEqual(['Letter.pdf', 'a.pdf']);
    expect(bin.map(({ title, event }) => `${title} ${event?.is_deleted}`).toSorted()).toEqual([
      'Letter.pdf true',
      'a.pdf true',
    ]);
    expect(new Set(bin.map(({ deleted_at }) => deleted_at))).toEqual(
      new Set([testApp().clock.now().toISOString()]),
    );
  });
});
