import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildHeader } from '@caretrail/contract/http/build-header';

/** The names of the files of a build hold a hash of their content. */
const codeName = /([A-Za-z][\w.-]*-[\w-]{8})\.(js|css|woff2)\b/g;
const isCode = (path: string): boolean => /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(path);
const isNext = (path: string): boolean => /-next\.(?:js|css|woff2)$/.test(path);
const nextOf = (text: string): string => text.replaceAll(codeName, '$1-next.$2');

/**
 * Stands in front of the product and can deploy a second build of the web app, as a new release does: the page, the service
 * worker and every script, style sheet and font have other names, and those of the build before are gone. Nothing of one
 * build can stand in for the other.
 */
export async function twoBuilds(url: string) {
  const page = await (await fetch(url)).text();
  const first = /data-app="\/assets\/([^"]+)"/.exec(page)?.[1] ?? '';
  const second = nextOf(first);
  if (second === first) throw new Error(`The build names its files in another way: ${first}`);
  let served = first;

  // The version in the worker is a hash over all of it.
  const ofBuild = (text: string): string =>
    served === first ? text : nextOf(text).replace(/(version:["'`])(?=[\w-]{12}["'`])/, '$1next-');

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (isCode(path) && isNext(path) !== (served === second)) {
      response.writeHead(404).end();
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { host: _, connection: __, ...headers } = request.headers;
      const body = parts.length > 0 ? Buffer.concat(parts) : null;
      const answered = async (): Promise<void> => {
        const answer = await fetch(url + path.replace('-next.', '.'), {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          body,
          redirect: 'manual',
        });
        const named = new Headers(answer.headers);
        for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
          named.delete(name);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const isNamed = /html|javascript|css/.test(named.get('content-type') ?? '');
        if (named.has(buildHeader)) named.set(buildHeader, served);
        if (isNamed) named.delete('etag');
        response.writeHead(answer.status, Object.fromEntries(named));
        response.end(isNamed ? ofBuild(bytes.toString()) : bytes);
      };
      // The product ended the connection: its caller gets an answer all the same.
      answered().catch(() => response.writeHead(502).end());
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    first,
    second,
    isNext,
    serve: (build: 'first' | 'second'): void => {
      served = build === 'first' ? first : second;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
