import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { madeEvent } from '../../testing/events.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { jpegWithPlace, pdf } from '../../testing/sample-files.ts';
import { filesUnder } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const get = (url: string) => testApp().app.inject({ url });
const linkTo = (person: Person, event: TimelineEvent) =>
  person.call(filesEndpoints.link, { params: { id: event.files[0]?.id ?? '' } });
const withPdf = (person: Person) =>
  madeEvent(testApp(), person, { files: [{ name: 'letter.pdf', content: pdf('Canary') }] });

describe('§3 opening a file', () => {
  it('returns 404 for another patient’s file', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    expect(outcomeOf(await linkTo(person, await withPdf(another)))).toBe('404 not_found');
  });

  it('works by a link that needs no token, as a download that cannot run anything', async () => {
    const person = await asPatient(testApp());
    const { url, thumbnail_url, expires_at } = (
      await linkTo(person, await withPdf(person))
    ).json<FileLink>();
    expect(thumbnail_url).toBeNull();
    expect(Date.parse(expires_at) - testApp().clock.now().getTime()).toBe(limits.files.linkMs);
    const answer = await get(url);
    expect([answer.statusCode, answer.rawPayload.equals(pdf('Canary'))]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf('Canary').length),
      'content-disposition': `attachment; filename="letter.pdf"; filename*=UTF-8''letter.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('file.downloaded done');
    expect(testApp().logLines.join('')).not.toContain(url.split('/').at(-2));
  });

  it('stops working after five minutes', async () => {
    const person = await asPatient(testApp());
    const { url } = (await linkTo(person, await withPdf(person))).json<FileLink>();
    testApp().clock.advance(limits.files.linkMs);
    expect(outcomeOf(await get(url))).toBe('410 link_expired');
  });

  it('stops working when the session of the link ends', async () => {
    const person = await asPatient(testApp());
    const { url } = (await linkTo(person, await withPdf(person))).json<FileLink>();
    expect((await get(url)).statusCode).toBe(200);
    await person.call(authEndpoints.logout);
    expect(outcomeOf(await get(url))).toBe('410 link_expired');
  });

  it('is audited: the link, the thumbnail and the file', async () => {
    const person = await asPatient(testApp());
    const files = [{ name: 'a.jpg', content: await jpegWithPlace() }];
    const link = await linkTo(person, await madeEvent(testApp(), person, { files }));
    const { url, thumbnail_url } = link.json<FileLink>();
    await get(thumbnail_url ?? '');
    await get(url);
    expect((await auditTrailOf(testApp(), person.userId)).slice(-3)).toEqual([
      'file.link-made done',
      'file.thumbnail-shown done',
      'file.downloaded done',
    ]);
  });

  it('returns 404 for a link that was changed anywhere', async () => {
    const person = await asPatient(testApp());
    const { url } = (await linkTo(person, await withPdf(person))).json<FileLink>();
    const start = url.indexOf('download/') + 'download/'.length;
    for (let at = start; at < url.length - 2; at += 7) {
      const changed = url.slice(0, at) + (url[at] === 'A' ? 'B' : 'A') + url.slice(at + 1);
      expect(outcomeOf(await get(changed))).toBe('404 not_found');
    }
    expect(outcomeOf(await get(url.slice(0, -9)))).toBe('404 not_found');
  });

  it('stops working when the file or its event is deleted', async () => {
    const person = await asPatient(testApp());
    const [one, other] = [await withPdf(person), await withPdf(person)];
    const [toOne, toOther] = [
      (await linkTo(person, one)).json<FileLink>().url,
      (await linkTo(person, other)).json<FileLink>().url,
    ];
    const { remove, removeFile } = timelinesEndpoints;
    await person.call(removeFile, {
      params: { eventId: one.id, fileId: one.files[0]?.id ?? '' },
    });
    await person.call(remove, { params: { id: other.id } });
    expect([outcomeOf(await get(toOne)), outcomeOf(await get(toOther))]).toEqual([
      '404 not_found',
      '404 not_found',
    ]);
  });

  it('shows a thumbnail of a picture, without its location', async () => {
    const person = await asPatient(testApp());
    const content = await jpegWithPlace();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const event = await madeEvent(testApp(), person, { files: [{ name: 'a.jpg', content }] });
    const { thumbnail_url } = (await linkTo(person, event)).json<FileLink>();
    const answer = await get(thumbnail_url ?? '');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60 });
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
  });
});

describe('§3 a file on the disk', () => {
  it('is encrypted, and its digest is that of the upload', async () => {
    const person = await asPatient(testApp());
    const event = await withPdf(person);
    const id = event.files[0]?.id ?? '';
    const path = (await filesUnder(testApp().filesFolder)).find((name) => name.endsWith(id)) ?? '';
    const stored = await readFile(join(testApp().filesFolder, path));
    expect(stored.includes('Canary') || stored.includes('%PDF')).toBe(false);
    const row = await testApp().deps.db.one(`SELECT sha256 FROM files WHERE id = $1`, [id]);
    expect(row).toEqual({ sha256: createHash('sha256').update(pdf('Canary')).digest('hex') });
  });
});
