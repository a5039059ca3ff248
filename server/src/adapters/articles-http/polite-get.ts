import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createGunzip } from 'node:zlib';
import { SourceProblem, type Remembered } from '../../ports/article-source.ts';
import { checkAddress, guardedLookup, publicHttps, type Reach } from './reach.ts';

export type GetOptions = {
  readonly accept: string;
  readonly known?: Remembered;
  readonly signal: AbortSignal;
  readonly reach?: Reach;
  /** For all redirects and the body together. */
  readonly patienceMs?: number;
  readonly maxBytes?: number;
};
export type Got = {
  readonly body: Buffer;
  readonly contentType: string;
  readonly remember: Remembered;
};

const defaultPatienceMs = 15_000;
const defaultMostBytes = 5 * 1024 * 1024;
const maxRedirects = 3;
/** A longer one would be sent back with every request. */
const longestMark = 500;

/** One polite GET: it says who asks, is conditional, bounded in time and size, and goes only where `reach` allows. */
export async function politeGet(address: string, options: GetOptions): Promise<Got | 'unchanged'> {
  const deadline = AbortSignal.timeout(options.patienceMs ?? defaultPatienceMs);
  const signal = AbortSignal.any([options.signal, deadline]);
  try {
    return await follow(new URL(address), { ...options, signal }, maxRedirects);
  } catch (error) {
    if (error instanceof SourceProblem) throw error;
    if (deadline.aborted) throw new SourceProblem('timeout');
    throw new SourceProblem(codeOf(error));
  }
}

async function follow(
  url: URL,
  options: GetOptions,
  redirects: number,
): Promise<Got | 'unchanged'> {
  checkAddress(url, options.reach ?? publicHttps);
  const answer = await open(url, options);
  try {
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status === 304) return 'unchanged';
    if (status >= 300 && status < 400 && location !== undefined) {
      if (redirects === 0) throw new SourceProblem('too_many_redirects');
      if (!URL.canParse(location, url.href)) throw new SourceProblem('refused_address');
      return await follow(new URL(location, url), options, redirects - 1);
    }
    if (status !== 200) throw new SourceProblem(`status_${status}`);
    return {
      body: await read(answer, options),
      contentType: answer.headers['content-type'] ?? '',
      remember: {
        etag: markOf(answer.headers.etag),
        lastModified: markOf(answer.headers['last-modified']),
      },
    };
  } finally {
    answer.destroy();
  }
}

function open(url: URL, options: GetOptions): Promise<IncomingMessage> {
  const { known, accept, signal, reach = publicHttps } = options;
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      signal,
      lookup: guardedLookup(url, reach),
      // A new connection: a pooled one could belong to a name that was checked long ago.
      agent: false,
      headers: {
        accept,
        'accept-encoding': 'gzip',
        'user-agent': 'Caretrail (article sync)',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

async function read(answer: IncomingMessage, options: GetOptions): Promise<Buffer> {
  const maxBytes = options.maxBytes ?? defaultMostBytes;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of unpacked(answer)) {
    bytes += part.length;
    if (bytes > maxBytes) throw new SourceProblem('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Counted after decompression: a small response can hold a large one. */
function unpacked(answer: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return answer;
  if (encoding !== 'gzip') throw new SourceProblem('unknown_encoding');
  const gunzip = createGunzip();
  answer.once('error', (error) => gunzip.destroy(error));
  return answer.pipe(gunzip);
}

const markOf = (header: string | undefined): string | null =>
  header !== undefined && header.length <= longestMark ? header : null;

const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' && name !== 'AbortError' ? code.toLowerCase() : 'unreachable';
};
