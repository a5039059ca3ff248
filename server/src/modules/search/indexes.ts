import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/client.ts';
import { createFairQueue, type QueueClient } from '../../http/fair-queue.ts';
import type { OpenRecord } from '../../http/record-context.ts';
import { articlesVersion, listArticleDocuments } from '../articles/service.ts';
import { listDocuments, type RecordGroup, recordGroups } from './repo.ts';
import { buildWordIndex, type WordIndex } from './word-index.ts';

export type RecordIndexes = Readonly<Record<RecordGroup, WordIndex>>;

export type Indexes = {
  ofRecord(context: OpenRecord, client: QueueClient): Promise<RecordIndexes>;
  ofArticles(hidesOutlook: boolean): Promise<WordIndex>;
};

type Kept = { readonly of: string; readonly indexes: Promise<RecordIndexes> };

/** Of all records together. */
const mostOfAll = 32 * 1024 * 1024;
/** While a record is indexed its size is not known. */
const besides = 2000;

const bytesOf = (indexes: RecordIndexes): number =>
  Object.values(indexes).reduce((sum, { bytes }) => sum + bytes, besides);

/**
 * The indexes that searches read: of a record until its data changes, of the articles until the next sync. The version
 * is read before the rows, so an index is of that version or of a newer one. Events are ordered by how near they are, so
 * an index is also of one day.
 */
export function makeIndexes(db: Database, now: () => Date, mostBytes = mostOfAll): Indexes {
  const kept = new LRUCache<string, Kept>({ maxSize: mostBytes });
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 100 });
  const articles = new Map<boolean, { version: number; index: Promise<WordIndex> }>();

  async function build({ patientId, areas }: OpenRecord): Promise<RecordIndexes> {
    const made: [RecordGroup, WordIndex][] = [];
    for (const group of recordGroups)
      made.push([group, await buildWordIndex(await listDocuments(db, patientId, group, areas))]);
    return Object.fromEntries(made) as RecordIndexes;
  }

  return {
    ofRecord: (context, client) => {
      const { patientId, dataVersion, areas, grant } = context;
      // Each reader's own: what is closed is not even counted.
      const key = grant === null ? patientId : `${patientId} ${[...areas].toSorted().join()}`;
      const of = `${dataVersion} ${now().toISOString().slice(0, 10)}`;
      const known = kept.get(key);
      if (known?.of === of) return known.indexes;
      // Other requests may wait for it too, so it is made even if this client disconnects.
      const indexes = enqueue(() => build(context), { of: client.of });
      const entry: Kept = { of, indexes };
      kept.set(key, entry, { size: besides });
      const isCurrent = (): boolean => kept.peek(key) === entry;
      indexes.then(
        // A copy: the cache takes a size only with another value.
        (ready) => isCurrent() && kept.set(key, { ...entry }, { size: bytesOf(ready) }),
        () => isCurrent() && kept.delete(key),
      );
      return indexes;
    },
    ofArticles: async (hidesOutlook) => {
      const version = await articlesVersion(db);
      const known = articles.get(hidesOutlook);
      if (known?.version === version) return known.index;
      const index = listArticleDocuments(db, hidesOutlook).then((all) => buildWordIndex(all));
      articles.set(hidesOutlook, { version, index });
      index.catch(() => articles.delete(hidesOutlook));
      return index;
    },
  };
}
