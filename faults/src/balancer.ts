import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';

type Balancer = {
  readonly url: string;
  /** Whether new requests are sent to this server. */
  readonly isIn: (port: number) => boolean;
  readonly failures: string[];
  stop(): Promise<void>;
};

const probeMs = 200;

/** Nothing of the request has been sent: it may go to another server, whatever its method. */
const wasNeverSent = (error: NodeJS.ErrnoException): boolean => error.code === 'ECONNREFUSED';

const readAll = async (message: IncomingMessage): Promise<Buffer> =>
  Buffer.concat((await message.toArray()) as Buffer[]);

/**
 * What a proxy in front of several servers does: it keeps connections, asks each server whether it is ready, sends new
 * requests to those that are, and tries another server only for requests that were never sent, or change nothing.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  const failures: string[] = [];
  let turn = 0;
  let isStopping = false;

  const send = (port: number, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      const { method, url: path, headers } = from;
      const to = request({ host: '127.0.0.1', port, method, path, headers, agent });
      to.once('response', answered).once('error', failed).end(body);
    });
  const forward = async (from: IncomingMessage, back: ServerResponse): Promise<void> => {
    const body = await readAll(from);
    for (const port of [...ready].toSorted(() => ((turn += 1) % 2 === 0 ? 1 : -1))) {
      try {
        const answer = await send(port, from, body);
        const content = await readAll(answer);
        const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers;
        back.writeHead(answer.statusCode ?? 502, headers).end(content);
        return;
      } catch (error) {
        const isSafe = wasNeverSent(error as NodeJS.ErrnoException) || from.method === 'GET';
        if (!isSafe) {
          failures.push(`${from.method} ${(error as NodeJS.ErrnoException).code}`);
          break;
        }
      }
    }
    back.writeHead(502).end();
  };
  const probe = async (port: number): Promise<void> => {
    while (!isStopping) {
      const path = operationsEndpoints.ready.path;
      const isReady = await fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(port);
      else ready.delete(port);
      await sleep(probeMs);
    }
  };

  // No idle connection is closed: on a busy machine a client may send on it at that moment, and see it break.
  const proxy = createServer({ keepAliveTimeout: 0 }, (from, back) => void forward(from, back));
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const probing = Promise.all(ports.map(probe));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    isIn: (port) => ready.has(port),
    failures,
    stop: async () => {
      isStopping = true;
      await probing;
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise<void>((done) => proxy.close(() => done()));
    },
  };
}
