import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { pdf } from '@caretrail/server/testing/sample-files';
import { formBytes } from '@caretrail/server/testing/send-form';
import { none, timesOf, info, type Finding, type Size } from './fault.ts';
import type { SharedGround } from './shared-ground.ts';

const { create, list } = timelinesEndpoints;
const watchMs = 30_000;
/** 20 seconds without a byte read, and a little for what the system itself has buffered. */
const readerMs = 25_000;
/** More than the system buffers between two processes hold. */
const fileBytes = 24_000_000;

type Slow = { readonly kind: 'head' | 'body'; readonly lasted: Promise<number> };

/** Opens a request and then hardly continues; records when the server ends it. */
function slowSender(
  { port, watchedMs }: { readonly port: number; readonly watchedMs: number },
  kind: Slow['kind'],
  opening: string,
  drip: string,
): Slow {
  const { promise: lasted, resolve } = Promise.withResolvers<number>();
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(opening);
  const dripping = setInterval(() => socket.write(drip), 2_000);
  const end = (): void => {
    resolve(performance.now() - began);
    clearInterval(dripping);
    socket.destroy();
  };
  socket.on('error', end).on('close', end).on('end', end).resume();
  setTimeout(end, watchedMs).unref();
  return { kind, lasted };
}

type Reader = { readonly isBegun: boolean; readonly isWhole: boolean };

/** Requests a large file, reads its beginning and then nothing for longer than allowed, and checks whether it still arrives whole. */
async function slowReader(port: number, path: string, stillMs: number): Promise<Reader> {
  const socket: Socket = connect(port, '127.0.0.1');
  let [bytes, opening, isTaking] = [0, '', false];
  socket.on('error', () => {});
  socket.on('data', (part) => {
    if (bytes === 0) opening = part.toString('latin1', 0, 12);
    bytes += part.length;
    if (!isTaking) socket.pause();
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  // A busy machine begins late: the time counts from the first byte.
  await new Promise((begun) => socket.once('data', begun).once('close', begun));
  await sleep(stillMs);
  isTaking = true;
  socket.resume();
  if (!socket.closed) await new Promise((closed) => socket.once('close', closed));
  return { isBegun: opening === 'HTTP/1.1 200', isWhole: bytes > fileBytes };
}

/** Another patient, who only wants their list. */
async function askForLists(
  url: string,
  access: string,
  { until, everyMs }: { until: Promise<unknown>; everyMs: number },
): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let [refused, isOver] = [0, false];
  void until.finally(() => (isOver = true)).catch(() => {});
  for (; !isOver; await sleep(everyMs)) {
    const began = performance.now();
    const { status } = await callUrl(url, list, { access });
    if (status !== 200) refused += 1;
    times.push(performance.now() - began);
  }
  return { times: times.toSorted((a, b) => a - b), refused };
}

/** Very many connections that send their head, their body, or read their response, as slowly as they can. */
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
  // A busy machine ends them late; only the long form checks the exact time.
  const slack = size.form === 'long' ? 0 : 40;
  const watchedMs = watchMs + slack * 1000;
  const watched = { port: server.port, watchedMs };
  const readers = Math.min(20, count);
  const links = await Promise.all(Array.from({ length: readers }, linkTo));
  // On a busy machine one is cut off late: only one that is served after a longer wait too was not cut off.
  const readSlowly = async (path: string): Promise<Reader> => {
    const read = await slowReader(server.port, path, readerMs);
    if (!read.isWhole || slack === 0) return read;
    return slowReader(server.port, await linkTo(), readerMs + slack * 1000);
  };
  const token = `authorization: Bearer ${access}\r\n`;
  const each = Array.from({ length: (count - readers) / 2 });
  const open = `POST ${create.path} HTTP/1.1\r\nhost: x\r\n${token}content-type: application/json\r\n`;
  const slow = [
    ...each.map(() =>
      slowSender(watched, 'head', `GET ${list.path} HTTP/1.1\r\nhost: x\r\n`, 'x-a: b\r\n'),
    ),
    ...each.map(() => slowSender(watched, 'body', `${open}content-length: 2000\r\n\r\n{`, ' ')),
  ];
  const reading = Promise.all(links.map(readSlowly));
  const longest = async (kind: Slow['kind']): Promise<number> => {
    const each = slow.filter((one) => one.kind === kind).map(({ lasted }) => lasted);
    return Math.max(...(await Promise.all(each)));
  };
  const lasting = Promise.all([reading, longest('head'), longest('body')]);
  const { times, refused } = await askForLists(server.url, access, {
    until: lasting,
    everyMs: size.form === 'long' ? 50 : 200,
  });
  const [read, longestHead, longestBody] = await lasting;
  const cut = (what: string, ms: number): Finding => ({
    what,
    value: Math.round(ms / 100) / 10,
    unit: 's',
    atMost: 20 + slack,
  });
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return [
    info('slow connections', slow.length + readers),
    cut('longest that sent its head slowly', longestHead),
    cut('longest that sent its body slowly', longestBody),
    none('files that never began', read.filter(({ isBegun }) => !isBegun).length),
    none(
      `still served after ${readerMs / 1000 + slack} s of taking nothing`,
      read.filter(({ isWhole }) => isWhole).length,
    ),
    info('lists that other patients requested', times.length),
    none('… answered with other than 200', refused),
    {
      what: 'p99 of those lists',
      value: Math.round(p99),
      unit: 'ms',
      atMost: size.form === 'long' ? 1_000 : 5_000,
    },
    none('the server ended', server.child.exitCode === null ? 0 : 1),
  ];
}
