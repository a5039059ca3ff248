import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { madeEvent } from '../../testing/events.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { openContent } from './stored-content.ts';

const testApp = useTestApp();
let url: string;
let port: number;
let userId: string;
beforeAll(async () => {
  const { app } = testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  const person = await asPatient(testApp());
  ({ userId } = person);
  url = await linkedFile(person);
});

async function linkedFile(person: Person): Promise<string> {
  const content = Buffer.concat([pdf(), Buffer.alloc(3_000_000, ' '), pdf()]);
  const event = await madeEvent(testApp(), person, { files: [{ name: 'a.pdf', content }] });
  const id = event.files[0]?.id ?? '';
  return (await person.call(filesEndpoints.link, { params: { id } })).json<FileLink>().url;
}

/** Requests the file and disconnects after so many milliseconds, mostly before anything has arrived. */
async function requestAndDisconnect(ms: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await after(ms);
  socket.destroy();
}

const downloads = async (): Promise<number> =>
  (await auditTrailOf(testApp(), userId)).filter((entry) => entry === 'file.downloaded done')
    .length;

/** The stored files that this process has open. */
async function openFiles(): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(testApp().filesFolder)).length;
}

describe('§3 a download whose client disconnects', () => {
  it('leaves no open file, and the link in no line of the log', async () => {
    const times = 80;
    for (let turn = 0; turn < times; turn += 1) await requestAndDisconnect((turn % 16) / 4);
    await expect.poll(downloads).toBeGreaterThan(times / 4);
    await expect.poll(openFiles).toBe(0);
    const log = testApp().logLines.join('');
    expect(log).not.toContain(url.split('/').at(-2));
    expect(log).not.toMatch(/"level":[45]0/);
  });

  it('closes a content that is destroyed before its first read', async () => {
    const source = Readable.from([Buffer.alloc(9)]);
    const fileStore = {
      ...testApp().deps.fileStore,
      open: async () => ({ size: 9, content: source }),
    };
    const file = { patientId: 'a', id: 'b', key: new Uint8Array(32) };
    (await openContent({ fileStore }, file, 'original')).destroy();
    await expect.poll(() => source.destroyed).toBe(true);
  });

  it('opens nothing when its audit row cannot be written', async () => {
    // Downloads of the first test may still be under way: this one is of a patient of its own.
    const person = await asPatient(testApp());
    const own = await linkedFile(person);
    vi.spyOn(testApp().deps.ids, 'next').mockReturnValue('no id');
    const opening = vi.spyOn(testApp().deps.fileStore, 'open');
    const { statusCode } = await testApp().app.inject({ url: own });
    const opened = opening.mock.calls.filter(([{ patientId }]) => patientId === person.patientId);
    vi.restoreAllMocks();
    expect([statusCode, opened]).toEqual([500, []]);
  });
});
