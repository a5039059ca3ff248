import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { errorBody } from '@caretrail/contract/http/error-body';
import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { outcomeOf } from '../testing/call-from.ts';
import { anEvent } from '../testing/events.ts';
import { asPatient, type Person } from '../testing/people.ts';
import { pdf } from '../testing/sample-files.ts';
import { formBytes, sendForm } from '../testing/send-form.ts';
import { storedAndKnown } from '../testing/stored-files.ts';
import { useTestApp } from '../testing/test-app.ts';
import { fail } from './fail.ts';
import { type IncomingFile, readForm } from './multipart.ts';

const testApp = useTestApp();
const { create } = timelinesEndpoints;
let person: Person;
let port: number;
beforeAll(async () => {
  person = await asPatient(testApp());
  await testApp().app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = testApp().app.server.address() as AddressInfo);
});

const whole = { fields: anEvent, files: [{ name: 'a.pdf', content: pdf() }] };
const post = (payload: Buffer, contentType: string) =>
  testApp().app.inject({
    method: 'POST',
    url: create.path,
    payload,
    headers: { authorization: `Bearer ${person.access}`, 'content-type': contentType },
  });

/** Seeded, so that a failure can be reproduced. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function mutated(payload: Buffer, next: (below: number) => number): Buffer {
  const copy = Buffer.from(payload);
  const at = next(copy.length);
  const kind = next(6);
  if (kind === 0) return copy.subarray(0, at);
  if (kind === 1) return Buffer.concat([copy.subarray(0, at), copy.subarray(at + 1 + next(40))]);
  if (kind === 2) return Buffer.concat([copy.subarray(0, at), copy]);
  if (kind === 3) return Buffer.concat([copy.subarray(at), copy.subarray(0, at)]);
  if (kind === 4)
    return Buffer.concat([copy.subarray(0, at), Buffer.from('\r\n--'), copy.subarray(at)]);
  for (let changes = 1 + next(8); changes > 0; changes -= 1) copy[next(copy.length)] = next(256);
  return copy;
}

const arriving = (
  chunks: readonly Buffer[] | AsyncIterable<Buffer>,
  contentType: string,
): IncomingMessage =>
  Object.assign(Readable.from(chunks), {
    headers: { 'content-type': contentType },
  }) as unknown as IncomingMessage;

/** A file sink that is slow. */
const slowPlace = (take: (file: IncomingFile, hold: () => Promise<void>) => Promise<string>) => {
  const { promise: isFree, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: noteHeld } = Promise.withResolvers<void>();
  const hold = (): Promise<void> => (noteHeld(), isFree);
  const sink = { store: (file: IncomingFile) => take(file, hold), discard: async () => {} };
  return { sink, isHeld, goOn };
};

describe('§3 a complete form', () => {
  const files = ['a', 'b'].map((name) => ({ name: `${name}.pdf`, content: pdf() }));
  const sizeOf = async ({ name, content }: IncomingFile): Promise<string> =>
    `${name} ${(await buffer(content)).length}`;
  const places: [string, Parameters<typeof slowPlace>[0]][] = [
    [
      'before it takes the first of two',
      async (file, hold) => {
        if (file.name === 'a.pdf') await hold();
        return sizeOf(file);
      },
    ],
    [
      'between the last of a file and its end',
      async ({ name, content }, hold) => {
        let size = 0;
        for await (const chunk of content) {
          size += (chunk as Buffer).length;
          if (name === 'b.pdf' && size === pdf().length) await hold();
        }
        return `${name} ${size}`;
      },
    ],
  ];
  it.each(places)('is accepted by a sink that pauses %s', async (_, take) => {
    const { payload, contentType } = formBytes({ ...whole, files });
    const { sink, isHeld, goOn } = slowPlace(take);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    // The last bytes of a file may be read before its end arrives.
    const at = payload.lastIndexOf('\r\n--');
    const parts = async function* () {
      yield payload.subarray(0, at);
      await isHeld;
      yield payload.subarray(at);
    };
    const reading = readForm(arriving(parts(), contentType), sink, { files: 2 });
    await isHeld;
    await vi.advanceTimersByTimeAsync(2000);
    goOn();
    const sizes = files.map(({ name, content }) => `${name} ${content.length}`);
    expect((await reading).files).toEqual(sizes);
  });

  it('is refused for the reason of the sink, however long that takes to remove what it has stored', async () => {
    const { payload, contentType } = formBytes(whole);
    const { sink, isHeld, goOn } = slowPlace(async ({ content }, hold) => {
      // As at the first byte too many.
      for await (const _ of content) break;
      await hold();
      throw fail('file_too_large');
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reading = readForm(arriving([payload], contentType), sink, { files: 2 });
    const refusal = expect(reading).rejects.toMatchObject({ code: 'file_too_large' });
    await isHeld;
    await vi.advanceTimersByTimeAsync(2000);
    goOn();
    await refusal;
  });
});

describe('§3 an incomplete form', () => {
  it('never causes a 5xx or a hanging request in 160 variants, and leaves nothing of what was refused', async () => {
    const next = numbersFrom(20_261_115);
    const { payload, contentType } = formBytes(whole);
    const attempt = async (round: number): Promise<void> => {
      const began = performance.now();
      const answer = await post(mutated(payload, next), contentType);
      expect(performance.now() - began, `round ${round}`).toBeLessThan(limits.http.bodyMs);
      expect(answer.statusCode, `round ${round}: ${answer.body}`).toBeLessThan(500);
      if (answer.statusCode >= 400) errorBody.parse(answer.json());
    };
    const atOnce = limits.http.formsPerUser;
    for (let round = 0; round < 160; round += atOnce)
      await Promise.all(Array.from({ length: atOnce }, (_, index) => attempt(round + index)));
    const { stored, known } = await storedAndKnown(testApp());
    expect(stored).toBe(known);
  });

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['another boundary', 'multipart/form-data; boundary=other'],
    ['an endless boundary', `multipart/form-data; boundary=${'x'.repeat(5000)}`],
    ['another kind of multipart', 'multipart/mixed; boundary=x'],
  ])('is refused at once with %s', async (_, contentType) => {
    const answer = await post(formBytes(whole).payload, contentType);
    expect([400, 415]).toContain(answer.statusCode);
  });

  it.each([
    ['a field of 300 kB', { description: 'x'.repeat(300_000) }, '413 too_large'],
    [
      '100 fields',
      Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, 'x'])),
      '413 too_large',
    ],
    ['a field that a form cannot have', { __proto__: 'x', constructor: 'x' }, '400 invalid_input'],
    ['a NUL', { ...anEvent, title: 'a\u0000b' }, '400 invalid_input'],
  ])('is refused with %s', async (_, fields, outcome) => {
    expect(outcomeOf(await sendForm(testApp(), create, person, { fields }))).toBe(outcome);
  });

  it('is refused with a field twice, or a file under another name', async () => {
    const { payload, contentType } = formBytes(whole);
    const text = payload.toString('latin1');
    const twice = text.replace('name="title"', 'name="event_type"');
    const elsewhere = text.replace('name="files"', 'name="upload"');
    for (const body of [twice, elsewhere])
      expect(outcomeOf(await post(Buffer.from(body, 'latin1'), contentType))).toBe(
        '400 invalid_input',
      );
  });

  const disposition = 'Content-Disposition: form-data; name="files"; filename="a.pdf"';
  it.each([
    ['with another disposition', disposition.replace('form-data', 'attachment')],
    ['without a disposition', 'X-Other: 1'],
    ['with an endless header', `X-Other: ${'x'.repeat(200_000)}\r\n${disposition}`],
    ['whose name has a line break', disposition.replace('a.pdf', 'a\nb.pdf')],
  ])('is refused, not accepted without the file, when a file comes %s', async (_, header) => {
    const { payload, contentType } = formBytes(whole);
    const text = payload.toString('latin1');
    expect(text).toContain(disposition);
    const answer = await post(
      Buffer.from(text.replace(disposition, header), 'latin1'),
      contentType,
    );
    expect(outcomeOf(answer)).toBe('400 unreadable_body');
  });

  it('is refused with much before its first part', async () => {
    const { payload, contentType } = formBytes(whole);
    const much = Buffer.alloc(200_000, 'x');
    const before = Buffer.concat([much, Buffer.from('\r\n'), payload]);
    expect(outcomeOf(await post(before, contentType))).toBe('400 unreadable_body');
    const little = Buffer.concat([Buffer.from('Hello\r\n'), payload, Buffer.from('Bye\r\n')]);
    expect(outcomeOf(await post(little, contentType))).toBe('201');
  });

  it('is limited to the size of its files and fields', async () => {
    const { payload, contentType } = formBytes({ fields: anEvent });
    const header = `X-Other: ${'x'.repeat(3_000_000)}\r\nContent-Disposition`;
    const text = payload.toString('latin1').replace('Content-Disposition', header);
    const chunks = text.match(/[^]{1,60000}/g) ?? [];
    const raw = arriving(
      chunks.map((chunk) => Buffer.from(chunk)),
      contentType,
    );
    const sink = { store: async () => 1, discard: async () => {} };
    const reading = readForm(raw, sink, { files: 0 });
    await expect(reading).rejects.toMatchObject({ code: 'too_large' });
  });

  it('gets an error that names a field which only looks like a known one', async () => {
    const fields = Object.fromEntries([...Object.entries(anEvent), ['__proto__', 'x']]);
    const answer = await sendForm(testApp(), create, person, { fields });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('"__proto__":"This field is not known here."');
  });

  it('may have an empty file field', async () => {
    const answer = await sendForm(testApp(), create, person, {
      fields: anEvent,
      files: [{ name: '', content: Buffer.alloc(0) }],
    });
    expect([answer.statusCode, answer.json<{ files: [] }>().files]).toEqual([201, []]);
  });

  it('is refused by a call that accepts none', async () => {
    const { payload, contentType } = formBytes(whole);
    const answer = await testApp().app.inject({
      method: 'POST',
      url: '/api/timelines/events/0190a0a0-0000-7000-8000-000000000000/restore_api_gateway/',
      payload,
      headers: { authorization: `Bearer ${person.access}`, 'content-type': contentType },
    });
    expect(outcomeOf(answer)).toBe('415 wrong_type');
  });

  it('leaves nothing when the client disconnects in the middle', async () => {
    const before = await storedAndKnown(testApp());
    const content = Buffer.concat([pdf(), Buffer.alloc(3_000_000, 'x')]);
    const { payload, contentType } = formBytes({ ...whole, files: [{ name: 'a.pdf', content }] });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${create.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.access}\r\n` +
        `content-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, 2_000_000));
    const storedNow = async () => (await storedAndKnown(testApp())).stored;
    await expect.poll(storedNow).toBe(before.stored + 1);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(storedNow).toBe(before.stored);
    expect(await storedAndKnown(testApp())).toEqual(before);
  });
});
