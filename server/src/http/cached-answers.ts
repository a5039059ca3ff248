import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { queueClientOf } from './queue-client.ts';
import { compress, type Effort } from './compress.ts';
import { pickEncoding, type Encoding } from './encoding.ts';
import { fail } from './fail.ts';
import type { Figure } from './metrics.ts';
import type { Principal } from './principal.ts';
import { type QueueClient, createFairQueue } from './fair-queue.ts';
import { unreadResponses } from './unread-responses.ts';

/** Made again after every write, so it has to be quick; the sizes differ by a tenth. */
const effort: Effort = { br: 1, gzip: 1 };

/** An answer as JSON, and the version of the patient's data that it shows: both of one read. */
export type Built = { readonly version: number; readonly json: string };

type List = {
  /** Which list, and how it was asked for: one word and the query. */
  readonly name: string;
  /** Whose data it shows, and their version now; the caller's own unless said otherwise. */
  readonly of?: Shown;
  readonly build: () => Promise<Built>;
};
type Shown = { readonly owner: string; readonly version: number };
export type CachedAnswers = {
  send(call: Asked, list: List): Promise<FastifyReply>;
  /** Since the start: answers that were kept, answers that had to be made; what is kept now. */
  figures(): { readonly hits: number; readonly misses: number; readonly bytes: number };
};
type Asked = {
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Many who ask at once wait for one answer. It is the turn of whoever came first, and given up when all have hung up. */
type Building = { readonly answer: Promise<Kept>; readonly clients: QueueClient[] };

type Kept = { readonly version: number; readonly body: Buffer };

/** What a kept answer takes besides its bytes: its key, its place, its buffer. An empty list is nothing but this. */
const besidesBody = 500;
const sizeOf = ({ body }: Kept): number => body.length + besidesBody;

/** In memory of its own: a short one is cut from a piece of 64 kB, and would keep all of it. */
const alone = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

/**
 * Lists of a patient, built and compressed once and sent as they are until the patient's data changes. The version comes
 * from the session's own row, so it is right on any number of servers. What was not asked for longest goes first.
 */
export function makeCachedAnswers({
  release,
  maxBytes = 48 * 1024 * 1024,
}: {
  /** Of the app: another one may write its answers differently. */
  readonly release: string;
  readonly maxBytes?: number;
}): CachedAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: sizeOf,
  });
  const building = new Map<string, Building>();
  // A list is in memory several times over while it is made.
  // §7: one reader asks for all pages of the articles at once, a hundred of them, and has half of the queue.
  const inTurn = createFairQueue({ atOnce: 3, longestQueue: 300 });
  let [hits, misses] = [0, 0];

  const make = (
    key: string,
    encoding: Encoding | undefined,
    { build }: List,
    client: QueueClient,
  ): Promise<Kept> =>
    inTurn(async () => {
      unreadResponses.refuseMore(client.of);
      const { version, json } = await build();
      const body = encoding ? await compress(json, encoding, effort) : Buffer.from(json);
      const answer = { version, body: alone(body) };
      kept.set(key, answer);
      return answer;
    }, client);
  const makeOnce = (
    key: string,
    version: number,
    encoding: Encoding | undefined,
    list: List,
    client: QueueClient,
  ): Promise<Kept> => {
    const turn = `${key} ${version}`;
    const known = building.get(turn);
    if (known) {
      known.clients.push(client);
      return known.answer;
    }
    const clients = [client];
    const isConnected = () => clients.some((each) => each.isConnected?.() !== false);
    const answer = make(key, encoding, list, { of: client.of, isConnected }).finally(() =>
      building.delete(turn),
    );
    building.set(turn, { answer, clients });
    return answer;
  };

  return {
    send: async ({ principal, request, reply }, list) => {
      const { owner, version: dataVersion } = list.of ?? ownOf(principal);
      const name = createHash('sha256')
        .update(`${release} ${owner} ${list.name}`)
        .digest('base64url')
        .slice(0, 16);
      const tagOf = (version: number): string => `W/"${name}.${version}"`;
      reply.header('vary', 'accept-encoding, authorization');
      // Another method than GET that reads (§7, articles) has no conditional form.
      const isConditional = request.method === 'GET' || request.method === 'HEAD';
      if (isConditional && namesTag(request.headers['if-none-match'], tagOf(dataVersion))) {
        hits += 1;
        return reply.header('etag', tagOf(dataVersion)).code(304).send();
      }

      const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
      const key = `${name} ${encoding ?? ''}`;
      const found = kept.get(key);
      if (found?.version === dataVersion) hits += 1;
      else misses += 1;
      const { version, body } =
        found?.version === dataVersion
          ? found
          : await makeOnce(key, dataVersion, encoding, list, queueClientOf({ principal, reply }));
      unreadResponses.note(body, principal.userId ?? undefined, reply);
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .header('etag', tagOf(version))
        .type('application/json; charset=utf-8')
        .send(body);
    },
    figures: () => ({ hits, misses, bytes: kept.calculatedSize }),
  };
}

export function cacheFigures({ figures }: CachedAnswers): Figure[] {
  const { hits, misses, bytes } = figures();
  return [
    { name: 'caretrail_cache_hits', help: 'Lists that were kept, since the start.', value: hits },
    { name: 'caretrail_cache_misses', help: 'Lists that had to be made.', value: misses },
    { name: 'caretrail_cache_bytes', help: 'What is kept now.', value: bytes },
  ];
}

function ownOf({ patientId, dataVersion }: Principal): Shown {
  if (patientId === null || dataVersion === null) throw fail('forbidden');
  return { owner: patientId, version: dataVersion };
}

/** RFC 9110: compared without the mark of weakness; `*` fits what exists. */
const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === '*' || part.replace(/^W\//, '') === tag.slice(2));
