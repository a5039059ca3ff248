import { randomBytes } from 'node:crypto';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { filesOnS3 } from '../../adapters/files-s3/files-s3.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { binFile, sendFiles, titlesOf, uploaded } from '../../testing/library.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { jpegWithPlace, pdf } from '../../testing/sample-files.ts';
import { startS3Peer } from '../../testing/s3-peer.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { sweepFiles } from './service.ts';

const peer = await startS3Peer();
afterAll(() => peer.close());
afterEach(() => {
  peer.fault = undefined;
});
const testApp = useTestApp({
  fileStore: filesOnS3(peer.settings, { attempts: 2 }),
});
const get = (url: string) => testApp().app.inject({ url });
const linkTo = (person: Person, id: string) => person.call(filesEndpoints.link, { params: { id } });
const tomorrow = () => new Date(Date.now() + 86_400_000);

/** In two parts of an upload. */
const long = {
  name: 'Long letter.pdf',
  content: Buffer.concat([pdf(), randomBytes(7_000_000), pdf()]),
};

describe('§3 files in an object store, through the whole app', () => {
  it('can be uploaded, shown, zipped, deleted, permanently removed and swept', async () => {
    const person = await asPatient(testApp());
    const letter = await uploaded(testApp(), person, long);
    const photo = { name: 'photo.jpg', content: await jpegWithPlace() };
    const picture = await uploaded(testApp(), person, photo);
    expect(await peer.everything()).toHaveLength(3);

    const { url } = (await linkTo(person, letter.id)).json<FileLink>();
    expect((await get(url)).rawPayload.equals(long.content)).toBe(true);
    const { thumbnail_url } = (await linkTo(person, picture.id)).json<FileLink>();
    const small = await get(thumbnail_url ?? '');
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);

    const asked = await person.call(filesEndpoints.zip, {
      body: { ids: [letter.id, picture.id] },
    });
    const zip = await get(asked.json<AnswerOf<typeof filesEndpoints.zip>>().url);
    const inside = await unzip(zip.rawPayload);
    expect([...inside.keys()]).toEqual([long.name, photo.name]);
    expect(inside.get(photo.name)?.equals(photo.content)).toBe(true);

    await binFile(person, picture.id);
    const purged = await person.call(filesEndpoints.purge, { params: { id: picture.id } });
    expect(purged.statusCode).toBe(204);
    expect(await peer.everything()).toHaveLength(1);

    const patientId = person.patientId ?? '';
    const orphan = { patientId, name: testApp().deps.ids.next() };
    await testApp().deps.fileStore.put(orphan, (async function* () {})());
    expect(await sweepFiles(testApp().deps, new Date(Date.now() - 86_400_000))).toBe(0);
    expect(await sweepFiles(testApp().deps, tomorrow())).toBe(1);
    expect(await peer.everything()).toHaveLength(1);
    expect(await titlesOf(person)).toEqual([long.name]);
  });

  it('get an error text, never a 500, when it is full or cannot return them', async () => {
    const person = await asPatient(testApp());
    const letter = await uploaded(testApp(), person);
    const before = await peer.everything();
    const { url } = (await linkTo(person, letter.id)).json<FileLink>();

    peer.fault = (request, response) => {
      if (request.method === 'PUT') response.writeHead(507).end();
      return request.method === 'PUT';
    };
    expect(outcomeOf(await sendFiles(testApp(), person, { files: [long] }))).toBe('507 no_space');
    peer.fault = (_, response) => {
      response.writeHead(500).end();
      return true;
    };
    expect(outcomeOf(await sendFiles(testApp(), person, { files: [long] }))).toBe(
      '503 unavailable',
    );
    expect(outcomeOf(await get(url))).toBe('503 unavailable');
    peer.fault = undefined;
    expect(await peer.everything()).toEqual(before);
    expect((await get(url)).statusCode).toBe(200);
    expect(await titlesOf(person)).toHaveLength(1);
  });
});
