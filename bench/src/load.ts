import { connect, type Socket } from 'node:net';

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The status of its response, where requests of one load differ in it. */
  readonly expect?: number;
};

function expectedOf(heard: Buffer): { status: number; bytes: number } | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = heard.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return { status, bytes: end + 4 + length };
}

/** One keep-alive connection that reads responses by their length: the cost of a client must not be measured. */
class Connection {
  readonly #socket: Socket;
  /** Joined only when a response is complete: a long one arrives in hundreds of parts. */
  #parts: Buffer[] = [];
  #heard = 0;
  /** Of the response that is arriving, as soon as its head is there. */
  #expected: { readonly status: number; readonly bytes: number } | undefined;
  #onAnswer: ((status: number) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay();
    this.#socket.on('data', (part) => {
      this.#parts.push(part);
      this.#heard += part.length;
      this.#look();
    });
  }

  #look(): void {
    this.#expected ??= expectedOf(Buffer.concat(this.#parts));
    if (!this.#expected || this.#heard < this.#expected.bytes) return;
    const { status } = this.#expected;
    // One request at a time: nothing follows its response.
    this.#parts = [];
    this.#heard = 0;
    this.#expected = undefined;
    this.#onAnswer?.(status);
  }

  ask({ method, path, headers, body = '' }: Request): Promise<number> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    return new Promise((answered) => {
      this.#onAnswer = answered;
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${body}`,
      );
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

type Load = {
  readonly port: number;
  readonly connections: number;
  /** The request that comes next on this connection; undefined: it is done. */
  readonly next: (connection: number, round: number) => Request | undefined;
  readonly expect: number;
  readonly seconds?: number;
};

/** Connections that each send the next request as soon as they get a response: responses per second, and how long each took. */
export async function loadOf({
  port,
  connections,
  next,
  expect,
  seconds = 3,
}: Load): Promise<{ readonly rate: number; readonly times: readonly number[] }> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const times: number[] = [];
  const askOn = async (index: number): Promise<void> => {
    const connection = new Connection(port);
    for (let round = 0; performance.now() < until; round += 1) {
      const request = next(index, round);
      if (!request) break;
      const asked = performance.now();
      const status = await connection.ask(request);
      const wanted = request.expect ?? expect;
      if (status !== wanted)
        throw new Error(`${request.path} answered ${status} instead of ${wanted}.`);
      times.push(performance.now() - asked);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => askOn(index)));
  return { rate: times.length / ((performance.now() - began) / 1000), times };
}

export const rateOf = async (load: Load): Promise<number> => (await loadOf(load)).rate;

/** The value below which a share of them lies. */
export const below = (share: number, figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) * share)] ?? Number.NaN;

/** The median time of one response; what `before` does is not counted. */
export async function middleTime(
  port: number,
  request: Request,
  rounds: number,
  before: () => Promise<unknown>,
): Promise<number> {
  const connection = new Connection(port);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before();
    const began = performance.now();
    await connection.ask(request);
    times.push(performance.now() - began);
  }
  connection.close();
  return middle(times);
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** For values measured alternately: each against the one of its round, because a busy machine slows both. */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): number =>
  asRatio(middle(ours.map((value, turn) => value / (theirs[turn] ?? Number.NaN))));

export const asRatio = (value: number): number => Math.round(value * 100) / 100;
