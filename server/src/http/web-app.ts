import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { english } from '@caretrail/contract/i18n/current-language';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import { languagesAccepted, matchLanguage } from '@caretrail/contract/i18n/match-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offeredLanguages } from '../languages/offered-languages.ts';
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

/** The service worker, which names the files of its build. */
const worker = '/sw.js';

/**
 * The builds of other languages lie in `languages/de/…`. Their scripts are served beside those of English, under names
 * of their own; only the pages and the service workers are kept apart.
 */
const addressOf = (name: string): string =>
  /\.html$|(?:^|\/)sw\.js$/.test(name)
    ? `/${name}`
    : `/${name.replace(/^languages\/[\w-]+\//, '')}`;

const otherLanguages = '/languages/';
/** The app has a build for each language, a legal page a file: `privacy.de.html`. */
const pageIn = (files: WebApp, path: string, tag: string): File | undefined =>
  files.get(`${otherLanguages}${tag}${path}`) ??
  files.get(path.replace(/\.html$/, `.${tag}.html`)) ??
  files.get(path);

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
    files.set(addressOf(relative(folder, name).split(sep).join('/')), {
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

type Kind = 'page' | 'worker' | 'hashed' | 'other';

/** How long a browser may keep it. It asks for the worker whenever a page is opened: an update must not wait. */
const keeping: Readonly<Record<Kind, string>> = {
  page: 'no-store',
  worker: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
};

const isByLanguage = (kind: Kind): boolean => kind === 'page' || kind === 'worker';

function send(file: File, kind: Kind, request: FastifyRequest, reply: FastifyReply) {
  const isPage = kind === 'page';
  reply
    .type(file.type)
    .header(
      'vary',
      isByLanguage(kind) ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
    )
    .header('cache-control', keeping[kind]);
  if (!isPage) reply.header('etag', file.etag);
  if (!isPage && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = pickEncoding(
    request.headers['accept-encoding'],
    Object.keys(file.encoded) as Encoding[],
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? file.encoded[encoding] : file.plain);
}

/** The language that was chosen in this browser, or the best that it asks for. A language that only tests build counts. */
function pageLanguageOf({ headers }: FastifyRequest, files: WebApp): string {
  const chosen = languageCookie.read(headers.cookie);
  if (chosen !== undefined && files.has(`${otherLanguages}${chosen}${page}`)) return chosen;
  const wanted = [
    ...(chosen === undefined ? [] : [chosen]),
    ...languagesAccepted(headers['accept-language'] ?? ''),
  ];
  return (matchLanguage(wanted, offeredLanguages) ?? english).tag;
}

/**
 * The built files by name; any other path belongs to the app and gets its page. API calls and missing files get a plain
 * 404.
 */
export function serveWebApp(app: FastifyInstance, files: WebApp): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isAsset = path.startsWith('/assets/');
    const kind = path.endsWith('.html')
      ? 'page'
      : path === worker
        ? 'worker'
        : isAsset
          ? 'hashed'
          : 'other';
    const tag = pageLanguageOf(request, files);
    const isHidden = path === page || path.startsWith(otherLanguages);
    const file = isHidden
      ? undefined
      : isByLanguage(kind)
        ? pageIn(files, path, tag)
        : files.get(path);
    // A page names scripts and styles of its own build: no cached copy may outlive them.
    if (file) return send(file, kind, request, reply);
    const shell = pageIn(files, page, tag);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!shell || !isRead || isAsset || /^\/api(\/|$)/i.test(path)) throw fail('not_found');
    return send(shell, 'page', request, reply);
  };
  app.setNotFoundHandler(answer);
}
