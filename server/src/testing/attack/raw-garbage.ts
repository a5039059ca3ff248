import { connect } from 'node:net';
import { hostileTexts } from './hostile-values.ts';
import { type Random, randomOf } from './random.ts';

const whole = (token: string): string =>
  `POST /api/treatments_api_gateway/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: application/json\r\nContent-Length: 21\r\n\r\n{"title":"something"}`;

type Change = (text: string, random: Random) => string | Buffer;

const noise = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** A valid request, and bytes that never were one. */
const changes: readonly Change[] = [
  (_, random) => noise(random, 1 + random.below(2000)),
  (text, random) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < 8; at += 1) bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  (text, random) => text.slice(0, random.below(text.length)),
  (text) => text.replace('21', '99999999999999999999'),
  (text) => text.replace('21', '-1'),
  (text) => text.replace('Content-Length: 21', 'Content-Length: 21\r\nContent-Length: 3'),
  (text) => text.replace('Content-Length: 21', 'Content-Length: 21\r\nTransfer-Encoding: chunked'),
  (text) => text.replace('Content-Length: 21', 'Transfer-Encoding: chunked') + 'zz\r\n',
  (text) =>
    `${text.replace('Content-Length: 21', 'Transfer-Encoding: chunked').split('\r\n\r\n')[0]}\r\n\r\nffffffffffffffff\r\nx`,
  (text) => text.replace('HTTP/1.1', 'HTTP/9.9'),
  (text) => text.replace('HTTP/1.1', 'HTTP/1.0'),
  (text) => text.replace('Host: localhost\r\n', ''),
  (text) => text.replace('Host:', 'Host :'),
  (text) => text.replace('localhost', 'evil.example\r\nHost: localhost'),
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => text.replace('POST', 'P\u0000ST'),
  (text) => text.replace('/api', 'http://evil.example/api'),
  (text) => text.replace('/api', `/${'a'.repeat(70_000)}`),
  (text) => text.replace('Host', `X-Fill: ${'y'.repeat(70_000)}\r\nHost`),
  (text) => text.replace('Host', `${'X: 1\r\n'.repeat(3000)}Host`),
  (text, random) => text.replace('Host', `X: ${random.pick(hostileTexts)}\r\nHost`),
  (text) => `${text}${text}${text}`,
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => 'CONNECT evil.example:443 HTTP/1.1\r\n\r\n',
  () => '\u0016\u0003\u0001\u0002\u0000\u0001',
  () => 'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
];

/** Everything that came back until the connection ended; rejects when it did not end. */
const exchange = (port: number, bytes: string | Buffer, patienceMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection was held for more than ${patienceMs} ms.`));
    }, patienceMs);
    socket
      .on('data', (part) => parts.push(part))
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(late);
        resolve(Buffer.concat(parts).toString('latin1'));
      })
      .end(bytes);
  });

/** Writes bytes that are no request, or hardly one, to the bare port. Returns what went wrong. */
export async function sendGarbage(
  port: number,
  { seed, count, token }: { seed: number; count: number; token: string },
): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const random = randomOf(seed * 1_000_033 + at);
    const change = at % changes.length;
    const bytes = changes[change]?.(whole(token), random) ?? '';
    const answer = await exchange(port, bytes, 5_000).catch((error: unknown) => String(error));
    const isFault = /^HTTP\/1\.1 5|\n\s+at |node_modules|^Error/m.test(answer);
    if (isFault) faults.push(`garbage #${at} (${change}): ${answer.slice(0, 200)}`);
  }
  return faults;
}
