import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitBodyTime } from './body-deadline.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { readForm } from './multipart.ts';

const nothing = { store: async () => null, discard: async () => {} };

/** What a client receives after it sent a head and the beginning of a body, and then nothing more. */
async function heardAfter(head: string, body: string, bodyMs: number): Promise<string> {
  const app = fastify({ clientErrorHandler: answerBrokenRequest({}) });
  limitBodyTime(app, { bodyMs, formMs: bodyMs * 10 });
  app.post('/', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n${body}`);
  const heard = await text(socket);
  await app.close();
  return heard;
}

describe('a body that does not come', () => {
  it.each([
    ['content-length: 100', '{"a"'],
    ['transfer-encoding: chunked', '4\r\n{"a"\r\n'],
  ])('(%s) gets an error text, and the connection ends', async (length, body) => {
    const heard = await heardAfter(`content-type: application/json\r\n${length}`, body, 100);
    expect(heard).toMatch(/^HTTP\/1\.1 408 .*connection: close.*"code":"timed_out"/s);
  });

  it('of a form is refused when it stalls, and accepted when it continues slowly', async () => {
    const raw = Object.assign(new PassThrough(), {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    const reading = readForm(raw as unknown as IncomingMessage, nothing, {
      files: 1,
      stalledMs: 300,
    });
    const outcome = reading.catch((error: { code: string }) => error.code);
    raw.write('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n');
    const began = performance.now();
    for (let piece = 0; piece < 5; piece += 1) {
      await sleep(100);
      raw.write('slow');
    }
    expect(await outcome).toBe('timed_out');
    expect(performance.now() - began).toBeGreaterThan(700);
  });

  it.each([
    ['a byte now and then is given up', 1, 'timed_out'],
    ['a slow line is waited for', 400, 'read'],
  ])('of a form of which comes %s', async (_, bytes, expected) => {
    const raw = Object.assign(new PassThrough(), {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    const pace = { ms: 400, bytes: 200 };
    const reading = readForm(raw as unknown as IncomingMessage, nothing, { files: 1, pace });
    const outcome = reading.then(
      () => 'read',
      (error: { code: string }) => error.code,
    );
    raw.write(`--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'-'.repeat(300)}`);
    for (let piece = 0; piece < 14; piece += 1) {
      await sleep(100);
      raw.write('-'.repeat(bytes));
    }
    raw.end('\r\n--x--\r\n');
    expect(await outcome).toBe(expected);
  });
});
