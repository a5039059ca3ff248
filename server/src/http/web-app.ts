import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartupProblem } from '../startup-problem.ts';
import { pickEncoding, type Encoding } from './encoding.ts';
import { fail } from './fail.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  // Fonts for pdf.js.
  '.pfb': 'application/octet-stream',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

type File = {
  type: string;
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
};
export type WebApp = ReadonlyMap<string, File>;

/** Reads the built web app into memory: a few megabytes, and no request can ever name a path on disk. */
export async function readWebApp(folder: string): Promise<WebApp> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, File>();
  for (const name of names) {
    const type = types[extname(name)];
    // Dot folders are notes of the build.
    if (!type || /[\\/]\./.test(relative(folder, name)) || relative(folder, name).startsWith('.'))
      continue;
    const plain = await readFile(name);
    const encodedAs = async (ending: string) =>
      names.includes(name + ending) ? readFile(name + ending) : undefined;
    const [br, gzip] = await Promise.all([encodedAs('.br'), encodedAs('.gz')]);
    files.set(`/${relative(folder, name).split(sep).join('/')}`, {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  if (!files.has('/index.html')) {
    throw new StartupProblem('The web app is not built. "npm start" builds it.');
  }
  return files;
}

const page = '/index.html';

function send(
  file: File,
  isPage: boolean,
  isHashed: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply
    .type(file.type)
    .header('vary', 'accept-encoding')
    .header(
      'cache-control',
      isHashed
        ? 'public, max-age=31536000, immutable'
        : isPage
          ? 'no-store'
          : 'public, max-age=3600',
    );
  if (!isPage) reply.header('etag', file.etag);
  if (!isPage && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = pickEncoding(
    request.headers['accept-encoding'],
    Object.keys(file.encoded) as Encoding[],
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? file.encoded[encoding] : file.plain);
}

/**
 * The built files by name; any other path belongs to the app and gets its page. API calls and missing files get a plain
 * 404.
 */
export function serveWebApp(app: FastifyInstance, files: WebApp): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isAsset = path.startsWith('/assets/');
    const file = path === page ? undefined : files.get(path);
    // A page names scripts and styles of its own build: no cached copy may outlive them.
    if (file) return send(file, path.endsWith('.html'), isAsset, request, reply);
    const shell = files.get(page);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!shell || !isRead || isAsset || /^\/api(\/|$)/i.test(path)) throw fail('not_found');
    return send(shell, true, false, request, reply);
  };
  app.setNotFoundHandler(answer);
}
