import { createHash } from 'node:crypto';
import { recordHeader } from '@caretrail/contract/circle/record-header';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openPartOfList } from './open-areas.ts';
import { queueClientOf } from './queue-client.ts';
import { compress, decompress, quickEffort } from './compress.ts';
import { pickEncoding, type Encoding } from './encoding.ts';
import type { KnownList, ListRows } from './list-rows.ts';
import type { Figure } from './metrics.ts';
import type { Principal } from './principal.ts';
import { type QueueClient, createFairQueue } from './fair-queue.ts';
import type { OpenRecord } from './record-context.ts';
import { unreadResponses } from './unread-responses.ts';

/** An answer as JSON, and the version of the data that it shows, both from one read. */
export type Built = { readonly version: number } & (
  | { readonly json: string | Buffer; readonly rows?: ListRows }
  /** No row differs from the known list. */
  | { readonly isSame: true }
);

type List = {
  /** Which list, and how it was asked for: one word and the query. */
  readonly name: string;
  /** Whose data it shows, and its version now. */
  readonly of: Shown;
  /** Holds sentences of ours: there is one for each language. */
  readonly isInWords?: true;
  /** `known` is the list as it was last sent, when it was built with rows. */
  readonly build: (known?: KnownList) => Promise<Built>;
};
type Shown = {
  readonly owner: string;
  readonly version: number;
  /** Of some areas: the version tells of writes in the others, so the tag is made of what is shown. */
  readonly isPart?: boolean;
};

/** Two readers with the same areas share an answer; patients see all of it. */
export const ofRecord = ({ patientId, dataVersion, areas, grant }: OpenRecord): Shown => ({
  owner: grant === null ? patientId : `${patientId} ${[...areas].toSorted().join()}`,
  version: dataVersion,
  isPart: grant !== null,
});

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

/** Concurrent requests share one build. It counts for the first client, and is skipped when all have disconnected. */
type Building = { readonly answer: Promise<Kept>; readonly clients: QueueClient[] };

type Kept = {
  readonly version: number;
  readonly body: Buffer;
  readonly digest: string;
  readonly rows?: ListRows;
};

/** What a cached answer takes besides its bytes: key, entry and buffer. An empty list is nothing but this. */
const besidesBody = 500;
const sizeOf = ({ body, rows }: Kept): number =>
  body.length + (rows ? rows.stamps.length + rows.ends.byteLength : 0) + besidesBody;

/** In memory of its own: a short buffer is cut from a block of 64 kB and would keep all of it. */
const alone = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

async function pack(built: Built, encoding: Encoding | undefined): Promise<Kept> {
  if ('isSame' in built) throw new Error('There is no known list that this one could equal.');
  const { version, json, rows } = built;
  const body = encoding ? await compress(json, encoding, quickEffort) : Buffer.from(json);
  return { version, body: alone(body), digest: shortHash(body), ...(rows && { rows }) };
}

function knownList(kept: Kept | undefined, encoding: Encoding | undefined): KnownList | undefined {
  if (!kept?.rows) return undefined;
  const { body, rows } = kept;
  const readJson = async () => (encoding ? decompress(body, encoding, rows.plainBytes) : body);
  return { ...rows, readJson };
}

/**
 * Lists of a patient, built and compressed once and sent as they are until the patient's data changes. The version is
 * read with the session, so it is right on any number of servers. The least recently used answers go first.
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
  const enqueue = createFairQueue({ atOnce: 3, longestQueue: 300 });
  let [hits, misses] = [0, 0];

  const make = (
    key: string,
    encoding: Encoding | undefined,
    { build }: List,
    client: QueueClient,
  ): Promise<Kept> =>
    enqueue(async () => {
      unreadResponses.refuseMore(client.of);
      const before = kept.peek(key);
      const built = await build(knownList(before, encoding)).catch((error: unknown) => {
        // If the known list is the cause, the next request does not meet it again.
        kept.delete(key);
        throw error;
      });
      const answer: Kept =
        before && 'isSame' in built
          ? { ...before, version: built.version }
          : await pack(built, encoding);
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
    send: async ({ principal, request, reply }, asked) => {
      const list = { ...asked, build: openPartOfList(request, asked.build) };
      const { owner, version: dataVersion, isPart = false } = list.of;
      const name = shortHash(
        `${release} ${owner} ${list.name} ${list.isInWords ? currentLanguage().tag : ''}`,
      );
      const tagOf = (of: number | string): string => `W/"${name}.${of}"`;
      reply.header(
        'vary',
        `accept-encoding, authorization, ${recordHeader.name}${list.isInWords ? ', accept-language' : ''}`,
      );
      // Another method than GET that reads (§7, articles) has no conditional form.
      const isConditional = request.method === 'GET' || request.method === 'HEAD';
      const isKnown = (tag: string): boolean =>
        isConditional && namesTag(request.headers['if-none-match'], tag);
      if (!isPart && isKnown(tagOf(dataVersion))) {
        hits += 1;
        return reply.header('etag', tagOf(dataVersion)).code(304).send();
      }

      const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
      const key = `${name} ${encoding ?? ''}`;
      const found = kept.get(key);
      if (found?.version === dataVersion) hits += 1;
      else misses += 1;
      const { version, body, digest } =
        found?.version === dataVersion
          ? found
          : await makeOnce(key, dataVersion, encoding, list, queueClientOf({ principal, reply }));
      const tag = tagOf(isPart ? digest : version);
      if (isPart && isKnown(tag)) return reply.header('etag', tag).code(304).send();
      unreadResponses.note(body, principal.userId ?? undefined, reply);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.header('etag', tag).type('application/json; charset=utf-8').send(body);
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

/** RFC 9110: compared without the mark of weakness; `*` fits what exists. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === '*' || part.replace(/^W\//, '') === tag.slice(2));
