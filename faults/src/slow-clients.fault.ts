import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { pdf } from '@caretrail/server/testing/sample-files';
import { formBytes } from '@caretrail/server/testing/send-form';
import { none, timesOf, told, type Finding, type Size } from './fault.ts';
import type { SharedGround } from './shared-ground.ts';

const { create, list } = timelinesEndpoints;
const watchMs = 30_000;
/** 20 seconds without a byte taken, and a little for the end of what the system itself has buffered. */
const readerMs = 25_000;
/** More than the buffers of the system between two processes swallow. */
const fileBytes = 24_000_000;

type Slow = { readonly kind: 'head' | 'body'; lastedMs: number | null };

/** Opens a request and then hardly goes on; when the server has ended it, it is noted. */
function slowSender(port: number, kind: Slow['kind'], opening: string, drip: string): Slow {
  const slow: Slow = { kind, lastedMs: null };
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(opening);
  const dripping = setInterval(() => socket.write(drip), 2_000);
  const end = (): void => {
    slow.lastedMs ??= performance.now() - began;
    clearInterval(dripping);
    socket.destroy();
  };
  socket.on('error', end).on('close', end).on('end', end).resume();
  setTimeout(end, watchMs).unref();
  return slow;
}

/** Asks for a large file, takes nothing of it for longer than is allowed, and then sees whether it is still all there. */
async function isStillServed(port: number, path: string): Promise<boolean> {
  const socket: Socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  await sleep(readerMs);
  let bytes = 0;
  socket.on('data', (part) => (bytes += part.length)).resume();
  if (!socket.closed) await new Promise((closed) => socket.once('close', closed));
  return bytes > fileBytes;
}

/** Somebody else, who only wants their list. */
async function listTimes(url: string, access: string, forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + forMs; performance.now() < until; await sleep(50)) {
    const began = performance.now();
    await callUrl(url, list, { access });
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b);
}

/** Very many connections that send their head, their body, or take their answer, as slowly as they can. */
export async function slowClients(ground: SharedGround, size: Size): Promise<Finding[]> {
  const count = timesOf(size, { short: 200, long: 800 });
  const server = ground.servers[0];
  if (!server) throw new Error('There is a server.');
  const { access } = await ground.past.signedIn();
  const large = Buffer.concat([pdf(), Buffer.alloc(fileBytes, 'x'), pdf()]);
  const form = formBytes({ files: [{ name: 'scan.pdf', content: large }] });
  const stored = await callUrl<{ data: { id: string }[] }>(server.url, filesEndpoints.upload, {
    access,
    form,
    key: randomUUID(),
  });
  const linkTo = async (): Promise<string> => {
    const params = { id: stored.body.data[0]?.id ?? '' };
    const { body } = await callUrl<{ url: string }>(server.url, filesEndpoints.link, {
      access,
      params,
    });
    return new URL(body.url, server.url).pathname;
  };
  const readers = Math.min(20, count);
  const links = await Promise.all(Array.from({ length: readers }, linkTo));
  const token = `authorization: Bearer ${access}\r\n`;
  const each = Array.from({ length: (count - readers) / 2 });
  const open = `POST ${create.path} HTTP/1.1\r\nhost: x\r\n${token}content-type: application/json\r\n`;
  const slow = [
    ...each.map(() =>
      slowSender(server.port, 'head', `GET ${list.path} HTTP/1.1\r\nhost: x\r\n`, 'x-a: b\r\n'),
    ),
    ...each.map(() => slowSender(server.port, 'body', `${open}content-length: 2000\r\n\r\n{`, ' ')),
  ];
  const reading = Promise.all(links.map((path) => isStillServed(server.port, path)));
  const times = await listTimes(server.url, access, watchMs - 2_000);
  await sleep(3_000);
  const served = (await reading).filter(Boolean).length;
  const longest = (kind: Slow['kind']): number =>
    Math.max(
      ...slow.filter((each) => each.kind === kind).map(({ lastedMs }) => lastedMs ?? watchMs),
    );
  const slack = size.form === 'long' ? 0 : 6;
  const cut = (what: string, kind: Slow['kind']): Finding => ({
    what,
    value: Math.round(longest(kind) / 100) / 10,
    unit: 's',
    atMost: 20 + slack,
  });
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return [
    told('slow connections', slow.length + readers),
    cut('longest that sent its head slowly', 'head'),
    cut('longest that sent its body slowly', 'body'),
    none('still served after 25 s of taking nothing', served),
    told('lists that others asked for meanwhile', times.length),
    {
      what: 'p99 of those',
      value: Math.round(p99),
      unit: 'ms',
      atMost: size.form === 'long' ? 1_000 : 5_000,
    },
    none('the server ended', server.child.exitCode === null ? 0 : 1),
  ];
}
