import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildHeader } from '@caretrail/contract/http/build-header';

/**
 * Stands in front of the product and can deploy a second build of the web app, as a new release does: the page, the script
 * that starts it and the service worker are others, and the script of the build before is gone.
 */
export async function twoBuilds(url: string) {
  const page = await (await fetch(url)).text();
  const first = /data-app="\/assets\/([^"]+)"/.exec(page)?.[1] ?? '';
  const second = first.replace('.js', '-next.js');
  let served = first;

  // The version in the worker is a hash over all of it.
  const ofBuild = (text: string): string =>
    served === first
      ? text
      : text.replaceAll(first, second).replace(/(version:["'`])(?=[\w-]{12}["'`])/, '$1next-');

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const gone = served === first ? second : first;
    if (path === `/assets/${gone}`) {
      response.writeHead(404).end();
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { host: _, connection: __, ...headers } = request.headers;
      const body = parts.length > 0 ? Buffer.concat(parts) : null;
      void fetch(url + path.replace(second, first), {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        body,
        redirect: 'manual',
      }).then(async (answer) => {
        const named = new Headers(answer.headers);
        for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
          named.delete(name);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const isNamed = /html|javascript/.test(named.get('content-type') ?? '');
        if (named.has(buildHeader)) named.set(buildHeader, served);
        if (isNamed) named.delete('etag');
        response.writeHead(answer.status, Object.fromEntries(named));
        response.end(isNamed ? ofBuild(bytes.toString()) : bytes);
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    first,
    second,
    serve: (build: 'first' | 'second'): void => {
      served = build === 'first' ? first : second;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
