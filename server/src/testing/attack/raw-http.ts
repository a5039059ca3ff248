import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answered = {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  readonly ms: number;
};

type Waiting = { readonly method: string; readonly at: number; settle(answer: Answered): void };

/** A persistent connection: writes the given bytes, and reads one response at a time. */
export type RawClient = {
  /** Status 0: the server closed the connection without a response. Rejects when nothing came in time. */
  send(method: string, bytes: Buffer): Promise<Answered>;
  close(): void;
};

const hasNoBody = (method: string, status: number): boolean =>
  method === 'HEAD' || status === 204 || status === 304;

/** Decompressed, so that no fault hides in a compressed body. */
function textOf(head: string, bytes: Buffer): string {
  const encoding = /^content-encoding: (\w+)/im.exec(head)?.[1];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** The complete response at the start of what has arrived, and its length; undefined while more has to come. */
function answerIn(bytes: Buffer, method: string, hasEnded: boolean) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  const from = end + 4;
  if (status === 100) return { length: from, status, head, body: '' };
  if (hasNoBody(method, status)) return { length: from, status, head, body: '' };
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) {
    const to = from + Number(length);
    return bytes.length < to
      ? undefined
      : { length: to, status, head, body: textOf(head, bytes.subarray(from, to)) };
  }
  const last = /^transfer-encoding: chunked/im.test(head)
    ? bytes.indexOf('\r\n0\r\n\r\n', end)
    : -1;
  if (last >= 0 || bytes.subarray(from).equals(Buffer.from('0\r\n\r\n'))) {
    const to = last >= 0 ? last + 7 : bytes.length;
    return { length: to, status, head, body: bytes.subarray(from, to).toString() };
  }
  return hasEnded
    ? { length: bytes.length, status, head, body: bytes.subarray(from).toString() }
    : undefined;
}

export function rawClient(port: number, patienceMs: number): RawClient {
  let socket: Socket | undefined;
  let arrived = Buffer.alloc(0);
  let waiting: Waiting | undefined;

  const settle = (hasEnded: boolean): void => {
    if (!waiting) return;
    const found = answerIn(arrived, waiting.method, hasEnded);
    if (!found && !hasEnded) return;
    arrived = found ? arrived.subarray(found.length) : Buffer.alloc(0);
    if (found?.status === 100) return settle(hasEnded);
    const { at, settle: done } = waiting;
    waiting = undefined;
    const { status = 0, head = '', body = '' } = found ?? {};
    done({ status, head, body, ms: performance.now() - at });
    if (/^connection: close/im.test(head) || arrived.length > 0) drop();
  };
  const drop = (): void => {
    socket
      ?.removeAllListeners()
      .on('error', () => {})
      .destroy();
    socket = undefined;
    arrived = Buffer.alloc(0);
  };
  const open = (): Socket => {
    if (socket) return socket;
    const made = connect({ host: '127.0.0.1', port, noDelay: true });
    made.on('data', (chunk) => {
      arrived = Buffer.concat([arrived, chunk]);
      settle(false);
    });
    const onEnd = (): void => {
      if (socket !== made) return;
      socket = undefined;
      settle(true);
    };
    made.on('close', onEnd).on('error', () => {});
    socket = made;
    return made;
  };

  return {
    send: (method, bytes) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting = undefined;
          drop();
          reject(new Error(`No answer within ${patienceMs} ms.`));
        }, patienceMs);
        waiting = {
          method,
          at: performance.now(),
          settle: (answer) => {
            clearTimeout(late);
            resolve(answer);
          },
        };
        open().write(bytes);
      }),
    close: drop,
  };
}
