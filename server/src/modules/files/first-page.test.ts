import type { RecordAct } from '@caretrail/contract/circle/areas';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink, LibraryFile } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownRecord } from '../../http/record-context.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { eventsOf } from '../../testing/events.ts';
import { binFile, libraryOf, uploaded } from '../../testing/library.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { keepFirstPage } from './first-page.ts';

const testApp = useTestApp();
const page = async (background = '#ffffff'): Promise<string> =>
  (
    await sharp({ create: { width: 340, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

const keep = (person: Person, id: string, picture: string) =>
  person.call(filesEndpoints.keepFirstPage, { params: { id }, body: { picture } });

async function shownThumbnail(person: Person, id: string) {
  const link = await person.call(filesEndpoints.link, { params: { id } });
  const url = link.json<FileLink>().thumbnail_url ?? '';
  return testApp().app.inject({ url });
}

describe('the picture of a first page', () => {
  it('returns 404 for another patient’s file, and for one in the bin', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const { id } = await uploaded(testApp(), another);
    expect(outcomeOf(await keep(person, id, await page()))).toBe('404 not_found');
    await binFile(another, id);
    expect(outcomeOf(await keep(another, id, await page()))).toBe('404 not_found');
    expect(await libraryOf(person)).toEqual([]);
  });

  it('is not drawn by a helper for a file of the patient; for their own it is', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { role: 'helper', areas: ['files'] });
    const { id } = await uploaded(testApp(), patient);
    expect((await keep(helper, id, await page())).json()).toMatchObject({ has_thumbnail: false });
    const own = await uploaded(testApp(), helper);
    expect((await keep(helper, own.id, await page())).json()).toMatchObject({
      has_thumbnail: true,
    });
    expect((await keep(patient, id, await page())).json()).toMatchObject({ has_thumbnail: true });
  });

  it('is shown in every list from then on, and is not an edit of the file', async () => {
    const person = await asPatient(testApp());
    const { id, version, updated_at } = await uploaded(testApp(), person);
    expect(await eventsOf(person)).toMatchObject([{ files: [{ has_thumbnail: false }] }]);
    const kept = await keep(person, id, await page());
    expect(kept.json<LibraryFile>()).toMatchObject({
      id,
      has_thumbnail: true,
      version,
      updated_at,
    });
    expect(await libraryOf(person)).toMatchObject([{ id, has_thumbnail: true }]);
    expect(await eventsOf(person)).toMatchObject([{ files: [{ has_thumbnail: true }] }]);
    const shown = await shownThumbnail(person, id);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 340 });
  });

  it('stays the first one', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    await keep(person, id, await page('#ff0000'));
    const first = (await shownThumbnail(person, id)).rawPayload;
    expect((await keep(person, id, await page('#0000ff'))).statusCode).toBe(200);
    expect((await shownThumbnail(person, id)).rawPayload).toEqual(first);
  });

  it('sent by two devices at once is one that can be shown', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    const [red, blue] = [await page('#ff0000'), await page('#0000ff')];
    const answers = await Promise.all([keep(person, id, red), keep(person, id, blue)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { rawPayload } = await shownThumbnail(person, id);
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  });

  it('replaces no thumbnail of a picture', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person, { name: 'a.png', content: await png() });
    const before = (await shownThumbnail(person, id)).rawPayload;
    await keep(person, id, await page());
    expect((await shownThumbnail(person, id)).rawPayload).toEqual(before);
  });

  it.each([
    ['no picture', pdf().toString('base64')],
    ['not in base64', 'not base64!'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['too large', 'A'.repeat(2 * limits.files.pictureBytes)],
    ['cut off', 'A'.repeat(4001)],
    ['empty', ''],
  ])('is refused when it is %s', async (_, picture) => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    const answer = await keep(person, id, picture);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(answer.json()).toHaveProperty('fields.picture');
    expect(await libraryOf(person)).toMatchObject([{ has_thumbnail: false }]);
  });

  it('is refused when it has more pixels than a browser draws', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    const picture = (
      await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer()
    ).toString('base64');
    expect(picture.length).toBeLessThan(limits.files.pictureBytes);
    const answer = await keep(person, id, picture);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(answer.json()).toHaveProperty('fields.picture');
  });

  it('is decoded only for a file that may have it: another answer comes without', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const { id } = await uploaded(testApp(), person);
    // It could not be decoded, and so nothing has tried to.
    const damaged = Buffer.from('no picture at all').toString('base64');
    expect(outcomeOf(await keep(another, id, damaged))).toBe('404 not_found');
    expect((await keep(person, id, await page())).statusCode).toBe(200);
    const again = await keep(person, id, damaged);
    expect(again.json<LibraryFile>()).toMatchObject({ id, has_thumbnail: true });
    const context = ownRecord(
      { userId: person.userId, sessionId: null, caller: null },
      person.patientId ?? '',
    );
    const { id: other } = await uploaded(testApp(), person);
    const readOnly = { ...context, rights: new Set<RecordAct>(['read']) };
    await expect(keepFirstPage(testApp().deps, readOnly, other, damaged)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('is deleted with its file', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    await keep(person, id, await page());
    await binFile(person, id);
    await person.call(filesEndpoints.purge, { params: { id } });
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
  });
});
