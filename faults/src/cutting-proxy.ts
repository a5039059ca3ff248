import { connect, createServer, type AddressInfo } from 'node:net';

export type CuttingProxy = {
  readonly url: string;
  readonly cuts: () => number;
  stop(): Promise<void>;
};

/**
 * Passes everything on to a server, but drops this share of the responses: the server has done its work, and
 * the caller sees the connection break.
 */
export async function startCuttingProxy(toPort: number, part: number): Promise<CuttingProxy> {
  let cuts = 0;
  const proxy = createServer((caller) => {
    const server = connect(toPort, '127.0.0.1');
    const close = (): void => {
      caller.destroy();
      server.destroy();
    };
    caller.on('error', close).on('close', close);
    server.on('error', close).on('close', close);
    caller.pipe(server);
    let isNew = true;
    // A request for each connection: the first bytes back are the beginning of its answer.
    server.on('data', (bytes) => {
      if (isNew && Math.random() < part) {
        cuts += 1;
        close();
        return;
      }
      isNew = false;
      caller.write(bytes);
    });
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cuts: () => cuts,
    stop: () => new Promise((done) => proxy.close(() => done())),
  };
}
