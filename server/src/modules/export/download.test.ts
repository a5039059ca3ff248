import { once } from 'node:events';
import type { ReadStream } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import type { ExportLink } from '@caretrail/contract/export/schema';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { madeEvent } from '../../testing/events.ts';
import { insertManyEvents } from '../../testing/many-events.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

const testApp = useTestApp();
const megabyte = 1024 * 1024;
let person: Person;
let link: ExportLink;
let port: number;

beforeAll(async () => {
  const { app } = testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  person = await asPatient(testApp());
  const content = Buffer.concat([pdf(), Buffer.alloc(8 * megabyte, ' '), pdf()]);
  for (let count = 0; count < 3; count += 1)
    await madeEvent(testApp(), person, { files: [{ name: 'a.pdf', content }] });
  await insertManyEvents(testApp(), person.userId, 1000);
  link = (await person.call(exportEndpoints.link)).json<ExportLink>();
});

/** Open stored files of this process, and idle transactions of the database. */
async function leftOpen(): Promise<{ files: number; transactions: number }> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  const { count } = await testApp().deps.db.one<{ count: number }>(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  const { filesFolder } = testApp();
  return {
    files: targets.filter((target) => target.startsWith(filesFolder)).length,
    transactions: count,
  };
}

describe('§3 the download of everything', () => {
  it('has its announced length', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${link.url}`);
    const received = (await answer.arrayBuffer()).byteLength;
    expect(String(received)).toBe(answer.headers.get('content-length'));
    expect(received).toBeGreaterThan(24 * megabyte);
  });

  it('is read no faster than the client takes it', async () => {
    const opened: ReadStream[] = [];
    const { fileStore } = testApp().deps;
    const open = fileStore.open.bind(fileStore);
    vi.spyOn(fileStore, 'open').mockImplementation(async (key) => {
      const stored = await open(key);
      if (stored) opened.push(stored.content as ReadStream);
      return stored;
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${link.url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    let received = 0;
    for await (const part of socket) {
      received += (part as Buffer).length;
      if (received > 12 * megabyte) break;
    }
    const taken = opened.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    vi.restoreAllMocks();
    expect(taken).toBeGreaterThan(megabyte);
    // What is between us and the reader: the buffers of two sockets and of a few streams.
    expect(taken).toBeLessThan(received + 9 * megabyte);
  });

  it('is one at a time for an account, and other accounts get theirs', async () => {
    const slow = connect(port, '127.0.0.1');
    slow.write(`GET ${link.url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await once(slow, 'readable');
    const another = await asPatient(testApp());
    const theirs = (await another.call(exportEndpoints.link)).json<ExportLink>();
    const [second, newLink, ofAnother] = await Promise.all([
      testApp().app.inject({ url: link.url }),
      person.call(exportEndpoints.link),
      testApp().app.inject({ url: theirs.url }),
    ]);
    for (const refused of [second, newLink]) {
      expect(outcomeOf(refused)).toBe('429 too_many');
      expect(refused.json()).toMatchObject({ detail: expect.stringContaining('stop it and try') });
      expect(refused.headers['retry-after']).toBe('30');
    }
    expect(ofAnother.statusCode).toBe(200);
    const downloads = async () =>
      (await auditTrailOf(testApp(), person.userId)).filter((line) => /downloaded/.test(line));
    const soFar = (await downloads()).length;
    slow.destroy();
    const open = () => testApp().app.inject({ url: link.url, method: 'HEAD' });
    await expect.poll(async () => (await open()).statusCode).toBe(200);
    // A refused download does not count as delivered.
    expect(await downloads()).toHaveLength(soFar + 1);
  });

  it('leaves no open file and no open transaction when the client disconnects', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${link.url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      await after(turn * 3);
      socket.destroy();
    }
    await expect.poll(leftOpen).toEqual({ files: 0, transactions: 0 });
    const open = () => testApp().app.inject({ url: link.url });
    // Those that still waited in the queue give up their place.
    await expect.poll(async () => (await open()).statusCode).toBe(200);
    const whole = await open();
    expect((await unzip(whole.rawPayload)).has('data/events.json')).toBe(true);
    const log = testApp().logLines.join('');
    expect(log).not.toContain(link.url.split('/').at(-2));
    expect(log).not.toMatch(/"level":[45]0/);
  });

  it('shows one moment, whatever is written during it', async () => {
    const reading = testApp().app.inject({ url: link.url });
    await Promise.all(
      Array.from({ length: 5 }, (_, count) =>
        madeEvent(testApp(), person, { title: `During it ${count}` }),
      ),
    );
    const files = await unzip((await reading).rawPayload);
    const events = JSON.parse(String(files.get('data/events.json'))) as unknown[];
    expect(String(files.get('lists/events.csv')).match(/\r\n/g)).toHaveLength(events.length + 1);
  });

  it('is complete with more files than an ordinary zip directory can hold', async () => {
    const many = await asPatient(testApp());
    const files = Array.from({ length: 10 }, (_, index) => ({
      name: `${'long name '.repeat(20)}${index}.pdf`,
      content: pdf(),
    }));
    for (let count = 0; count < 26; count += 1) await madeEvent(testApp(), many, { files });
    const { url } = (await many.call(exportEndpoints.link)).json<ExportLink>();
    const answer = await testApp().app.inject({ url });
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    const paths = [...(await unzip(answer.rawPayload)).keys()];
    expect(paths.filter((path) => path.startsWith('originals/'))).toHaveLength(260);
  });
});
