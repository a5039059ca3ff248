import { randomUUID } from 'node:crypto';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { deepPng, jpegInPasses, movingWebp, photo } from '../../testing/costly-pictures.ts';
import { helperOf } from '../../testing/circle.ts';
import { eventsOf } from '../../testing/events.ts';
import { aLetter, libraryOf, sendFiles, uploaded } from '../../testing/library.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { png } from '../../testing/sample-files.ts';
import { formBytes, type SentForm } from '../../testing/send-form.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let greedy: Person;
let files: { name: string; content: Buffer }[];
beforeAll(async () => {
  greedy = await asPatient(testApp());
  const content = await png();
  files = ['a.png', 'b.png', 'c.png'].map((name) => ({ name, content }));
  await testApp().app.listen({ host: '127.0.0.1', port: 0 });
});

/** How many pictures of the greedy patient have started; none ends before it is released. */
let begun: number;
let goOn: () => void;
function holdUp(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  [begun, goOn] = [0, resolve];
  const { fileStore } = testApp().deps;
  const open = fileStore.open.bind(fileStore);
  vi.spyOn(fileStore, 'open').mockImplementation(async (key) => {
    if (key.patientId === greedy.patientId) {
      begun += 1;
      await promise;
    }
    return open(key);
  });
}
const storedNow = async () => (await storedAndKnown(testApp())).stored;
const connections = () =>
  new Promise((found) => testApp().app.server.getConnections((_, count) => found(count)));

function openUpload(form: SentForm, headers: Record<string, string>): Socket {
  const { payload, contentType } = formBytes(form);
  const { port } = testApp().app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const lines = { host: 'x', authorization: `Bearer ${greedy.access}`, ...headers };
  socket.write(
    `POST ${filesEndpoints.upload.path} HTTP/1.1\r\n` +
      Object.entries(lines)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
      `content-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  );
  socket.write(payload);
  return socket;
}

const allArrived = (before: number) => expect.poll(storedNow).toBe(before + files.length);

describe('§3 pictures of one patient that take long', () => {
  beforeEach(holdUp);
  afterEach(() => {
    goOn();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('do not delay other patients', async () => {
    const before = await storedNow();
    const slow = sendFiles(testApp(), greedy, { files });
    await allArrived(before);
    const another = await asAnotherPatient(testApp());
    expect(outcomeOf(await sendFiles(testApp(), another, { files }))).toBe('201');
    expect(begun).toBe(1);
    goOn();
    expect(outcomeOf(await slow)).toBe('201');
  });

  it('do not delay the patient, where someone who helps sends them', async () => {
    const before = await storedNow();
    const slow = sendFiles(testApp(), await helperOf(testApp(), greedy), { files });
    await allArrived(before);
    await expect.poll(() => begun).toBe(1);
    const own = sendFiles(testApp(), greedy, { files });
    await expect.poll(() => begun).toBe(2);
    goOn();
    expect([outcomeOf(await slow), outcomeOf(await own)]).toEqual(['201', '201']);
  });

  it('get a response in time: no more are started, nothing is stored, and it says when to retry', async () => {
    const [before, events] = [await storedAndKnown(testApp()), await eventsOf(greedy)];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = sendFiles(testApp(), greedy, { files: files.slice(0, 1) });
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 120_000 });
    const waiting = sendFiles(testApp(), greedy, { files: [aLetter(), ...files.slice(1)] });
    await vi.waitFor(async () => expect(await storedNow()).toBe(before.stored + 4), {
      timeout: 120_000,
    });
    await vi.advanceTimersByTimeAsync(limits.files.giveUpMs);
    const refused = await waiting;
    expect(outcomeOf(refused)).toBe('503 unavailable');
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.json()).toMatchObject({ detail: expect.stringMatching(/Send it again/) });
    expect(await storedNow()).toBe(before.stored + 1);
    goOn();
    // What had started is stored: it ends before the client gives up.
    expect(outcomeOf(await first)).toBe('201');
    expect([begun, (await eventsOf(greedy)).length]).toEqual([1, events.length + 1]);
  });

  it.each([1, 3])(
    'are not started after the client disconnected, and nothing of them is stored (%i)',
    async (count) => {
      const [before, library] = [await storedAndKnown(testApp()), await libraryOf(greedy)];
      const sent = { files: files.slice(0, count) };
      const headers = { 'idempotency-key': randomUUID() };
      const socket = openUpload(sent, headers);
      await expect.poll(storedNow).toBe(before.stored + count);
      await expect.poll(() => begun).toBe(1);
      socket.destroy();
      // The waiting ones are dropped at once; the running one is decoded and discarded.
      await expect.poll(connections).toBe(0);
      await expect.poll(storedNow).toBe(before.stored + 1);
      goOn();
      await expect.poll(() => storedAndKnown(testApp())).toEqual(before);
      expect(begun).toBe(1);
      expect(await libraryOf(greedy)).toEqual(library);
      // Sent again it is stored, once.
      expect(outcomeOf(await sendFiles(testApp(), greedy, { ...sent, headers }))).toBe('201');
      expect(await libraryOf(greedy)).toHaveLength(library.length + count);
    },
  );
});

type Made = Buffer | Promise<Buffer>;

/** The cost of decoding such a picture; none has too many pixels. */
const costly: [what: string, name: string, make: () => Made][] = [
  ['600 MB', 'interlaced.png', () => deepPng(8000, 8000, { isInterlaced: true })],
  ['9 GB and 12 s', 'wide.png', () => deepPng(4_000_000, 16)],
  ['9 s for 600 passes', 'passes.jpg', () => jpegInPasses(120)],
  ['5 s for 40,000 frames', 'moving.webp', movingWebp],
];

describe('§3 a picture that takes too much to decode', () => {
  it.each(costly)('(%s) is stored as it is, without a thumbnail', async (_, name, make) => {
    const content = await make();
    const file = await uploaded(testApp(), greedy, { name, content });
    expect(file).toMatchObject({ has_thumbnail: false, size: content.length });
    const call = await greedy.call(filesEndpoints.link, { params: { id: file.id } });
    const { url, thumbnail_url } = call.json<FileLink>();
    expect(thumbnail_url).toBeNull();
    expect((await testApp().app.inject({ url })).rawPayload.equals(content)).toBe(true);
  });

  it('because of its pixels alone is stored in the same way', async () => {
    const content = deepPng(65_000, 1_000);
    const file = await uploaded(testApp(), greedy, { name: 'a.png', content });
    expect(file.has_thumbnail).toBe(false);
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
  });

  it('is none that a phone, a scanner or a program saves, up to 64 million pixels', async () => {
    const honest = [photo(9248, 6920), photo(3000, 2000, { progressive: true })];
    for (const content of await Promise.all(honest)) {
      const file = await uploaded(testApp(), greedy, { name: 'a.jpg', content });
      expect(file.has_thumbnail).toBe(true);
    }
  });
});
