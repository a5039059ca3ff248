import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { aLetter, binFile, changeFile, uploaded } from '../../testing/library.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { jpegWithPlace, pdf } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();
type ZipLink = AnswerOf<typeof filesEndpoints.zip>;
const get = (url: string) => testApp().app.inject({ url });
const askZip = (person: Person, ids: readonly string[]) =>
  person.call(filesEndpoints.zip, { body: { ids: [...ids] } });
const linkTo = async (person: Person, ids: readonly string[]): Promise<ZipLink> =>
  (await askZip(person, ids)).json<ZipLink>();

describe('several files as one zip', () => {
  it('has no file of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [mine, theirs] = [await uploaded(testApp(), person), await uploaded(testApp(), another)];
    expect(outcomeOf(await askZip(person, [theirs.id]))).toBe('404 not_found');
    expect(outcomeOf(await askZip(person, [mine.id, theirs.id]))).toBe('404 not_found');
  });

  it('is byte for byte what was sent, under safe and distinct names', async () => {
    const person = await asPatient(testApp());
    const photo = { name: 'IMG_1.jpg', content: await jpegWithPlace() };
    const large = {
      name: 'Letter.pdf',
      content: Buffer.concat([pdf(), Buffer.alloc(900_000, 32), pdf()]),
    };
    const files = [
      await uploaded(testApp(), person, aLetter()),
      await uploaded(testApp(), person, large),
      await uploaded(testApp(), person, photo, { title: 'Wound: day 3' }),
    ];
    const link = await linkTo(
      person,
      files.map(({ id }) => id),
    );
    expect(link.name).toMatch(/^Caretrail files \d{4}-\d\d-\d\d\.zip$/);
    const query = vi.spyOn(testApp().deps.db, 'query');
    const answer = await get(link.url);
    // Hundreds of files may be in it: the log is written in one statement.
    expect(query.mock.calls.filter(([text]) => text.includes('INTO audit_log'))).toHaveLength(1);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment; filename="Caretrail files'),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    expect(Object.fromEntries(await unzip(answer.rawPayload))).toEqual({
      'Letter.pdf': pdf(),
      'Letter (2).pdf': large.content,
      'Wound_ day 3.jpg': photo.content,
    });
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.slice(-3)).toEqual(Array.from({ length: 3 }, () => 'file.downloaded done'));
  });

  it('is refused with a sentence when it names none, too many, or one twice', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    const sentence = async (ids: string[]) =>
      (await askZip(person, ids)).json<{ fields: { ids: string } }>().fields.ids;
    expect(await sentence([])).toBe('Select at least one file.');
    expect(await sentence([id, id])).toBe('List each file only once.');
    const many = Array.from({ length: limits.files.perZip + 1 }, () => testApp().deps.ids.next());
    expect(await sentence(many)).toBe('Select up to 500 files at a time.');
  });

  it('can be fetched for five minutes, and while the session lasts', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    const { url } = await linkTo(person, [id]);
    testApp().clock.advance(limits.files.linkMs);
    expect(outcomeOf(await get(url))).toBe('410 link_expired');
    await purgeExpired(testApp().deps);
    const left = await testApp().deps.db.query(`SELECT 1 FROM file_bundles`);
    expect(left).toEqual([]);
    const fresh = await asPatient(testApp());
    const own = await uploaded(testApp(), fresh);
    const link = await linkTo(fresh, [own.id]);
    await fresh.call(authEndpoints.logout);
    expect(outcomeOf(await get(link.url))).toBe('410 link_expired');
  });

  it('leaves out files that were deleted since, and is gone with the last of them', async () => {
    const person = await asPatient(testApp());
    const [one, two] = [
      await uploaded(testApp(), person, aLetter('1', 'One.pdf')),
      await uploaded(testApp(), person, aLetter('2', 'Two.pdf')),
    ];
    const { url } = await linkTo(person, [one.id, two.id]);
    await binFile(person, one.id);
    expect([...(await unzip((await get(url)).rawPayload)).keys()]).toEqual(['Two.pdf']);
    await binFile(person, two.id);
    expect(outcomeOf(await get(url))).toBe('404 not_found');
  });
});

describe('a zip whose client disconnects', () => {
  it('leaves no open file and no address in the log', async () => {
    const { app, filesFolder, logLines } = testApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const person = await asPatient(testApp());
    const content = Buffer.concat([pdf(), Buffer.alloc(4_000_000, 32), pdf()]);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1)
      ids.push((await uploaded(testApp(), person, { name: 'a.pdf', content })).id);
    const { url } = await linkTo(person, ids);
    for (let turn = 0; turn < 12; turn += 1) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      if (turn % 3 > 0) await once(socket, 'data');
      socket.destroy();
    }
    const openFiles = async (): Promise<number> => {
      const names = await readdir('/proc/self/fd');
      const targets = await Promise.all(
        names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
      );
      return targets.filter((target) => target.startsWith(filesFolder)).length;
    };
    await expect.poll(openFiles).toBe(0);
    expect(logLines.join('')).not.toContain(url.split('/').at(-2));
    expect(logLines.join('')).not.toMatch(/"level":[56]0/);
  });

  it('ends without its directory when a file cannot be read, so that no program accepts it as complete', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    const { url } = await linkTo(person, [id]);
    await testApp().deps.db.execute(`UPDATE files SET wrapped_key = $2 WHERE id = $1`, [
      id,
      Buffer.alloc(60),
    ]);
    const answer = await get(url).catch((error: unknown) => error);
    expect(String((answer as { body?: string }).body ?? answer)).not.toContain('PK\u0005\u0006');
  });
});

describe('thumbnails of many files', () => {
  it('leave out those of another patient, and files without one', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const photo = { name: 'a.jpg', content: await jpegWithPlace() };
    const [mine, letter, theirs] = [
      await uploaded(testApp(), person, photo),
      await uploaded(testApp(), person),
      await uploaded(testApp(), another, photo),
    ];
    const ids = [mine.id, letter.id, theirs.id];
    const { data } = (await person.call(filesEndpoints.thumbnails, { body: { ids } })).json<
      AnswerOf<typeof filesEndpoints.thumbnails>
    >();
    expect(data).toMatchObject([{ id: mine.id }]);
    const answer = await get(data[0]?.url ?? '');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('have the user’s title as their name when they are saved', async () => {
    const person = await asPatient(testApp());
    const { id } = await uploaded(testApp(), person);
    await changeFile(person, id, { title: 'Letter of May' });
    const { url } = (await person.call(filesEndpoints.link, { params: { id } })).json<{
      url: string;
    }>();
    expect((await get(url)).headers['content-disposition']).toContain(
      'filename="Letter of May.pdf"',
    );
  });
});
