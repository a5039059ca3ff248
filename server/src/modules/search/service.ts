import { limits } from '@caretrail/contract/limits';
import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import { eventLabels } from '@caretrail/contract/search/event-words';
import { wordsOf } from '@caretrail/contract/search/match-words';
import { placeLabels } from '@caretrail/contract/search/place-words';
import type { SearchAnswer, SearchGroup } from '@caretrail/contract/search/schema';
import { searchWords } from '@caretrail/contract/timelines/filter';
import { treatmentTypeLabels } from '@caretrail/contract/treatments/labels';
import type { Database } from '../../db/client.ts';
import { createFairQueue, type QueueClient } from '../../http/fair-queue.ts';
import type { OpenRecord } from '../../http/record-context.ts';
import { articlesOf, readChoices } from '../articles/service.ts';
import type { Indexes, RecordIndexes } from './indexes.ts';
import type { FindInsideFiles } from './inside-files.ts';
import { readHits } from './repo.ts';
import type { Found, KindLabels, WordIndex } from './word-index.ts';

export type SearchDeps = {
  readonly db: Database;
  readonly indexes: Indexes;
  readonly findInsideFiles: FindInsideFiles;
};

/** What the reader calls the kinds of each group. Files have their names in every language in their text. */
const labelsOf = (): Readonly<Record<SearchGroup, KindLabels>> => ({
  medicines: medicationCategoryLabels,
  events: eventLabels(),
  files: {},
  places: placeLabels(),
  treatments: treatmentTypeLabels,
  articles: {},
});

const { perGroup } = limits.search;

const answerOf = <H>({ total, isSimilar }: Found, hits: readonly H[]) => ({
  // What went into the bin since is not counted.
  total: hits.length < perGroup ? hits.length : total,
  is_similar: isSimilar,
  hits: [...hits],
});

/** One account searches once at a time: a record can hold so many words that a search takes a while. */
const enqueue = createFairQueue({ atOnce: 2, longestQueue: 100 });

async function findAll(
  ofRecord: RecordIndexes,
  ofArticles: WordIndex,
  typed: readonly string[],
): Promise<Readonly<Record<SearchGroup, Found>>> {
  const labels = labelsOf();
  return {
    medicines: await ofRecord.medicines.find(typed, labels.medicines),
    events: await ofRecord.events.find(typed, labels.events),
    files: await ofRecord.files.find(typed, labels.files),
    places: await ofRecord.places.find(typed, labels.places),
    treatments: await ofRecord.treatments.find(typed, labels.treatments),
    articles: await ofArticles.find(typed, labels.articles),
  };
}

/** Shorter words are in every text. */
const shortestInside = 3;

/** By the id of the file: the passage with the words. */
async function passagesOf(
  { findInsideFiles }: SearchDeps,
  context: OpenRecord,
  q: string,
  client: QueueClient,
): Promise<ReadonlyMap<string, string>> {
  const words = searchWords(q).slice(0, limits.search.queryWords);
  if (!words.some(({ length }) => length >= shortestInside)) return new Map();
  if (!context.areas.has('files')) return new Map();
  const inside = await findInsideFiles(context, words, 2 * perGroup, client);
  return new Map(inside.map(({ id, snippet }) => [id, snippet]));
}

/** Files found by their names come first, then those found by their text; similar names only where there is neither. */
function withInside(byName: Found, passages: ReadonlyMap<string, string>): Found {
  if (passages.size === 0) return byName;
  const known = byName.isSimilar ? [] : byName.ids;
  const all = [...new Set([...known, ...passages.keys()])];
  const total = Math.max(byName.isSimilar ? 0 : byName.total, all.length);
  return { total, isSimilar: false, ids: all.slice(0, perGroup) };
}

const nothing: SearchAnswer = {
  medicines: { total: 0, is_similar: false, hits: [] },
  events: { total: 0, is_similar: false, hits: [] },
  files: { total: 0, is_similar: false, hits: [] },
  places: { total: 0, is_similar: false, hits: [] },
  treatments: { total: 0, is_similar: false, hits: [] },
  articles: { total: 0, is_similar: false, hits: [] },
};

/** Whether the patient wants to read about outlook is not for those who help to see. */
const hidesOutlook = async (deps: SearchDeps, context: OpenRecord): Promise<boolean> =>
  context.grant !== null || (await readChoices(deps, context)).hide_outlook;

/** The best of each kind for what was typed. */
export async function search(
  deps: SearchDeps,
  context: OpenRecord,
  q: string,
  client: QueueClient,
): Promise<SearchAnswer> {
  const { db, indexes } = deps;
  const typed = [...new Set(wordsOf(q))].slice(0, limits.search.queryWords);
  if (typed.length === 0) return nothing;
  const [ofRecord, ofArticles, passages] = await Promise.all([
    indexes.ofRecord(context, client),
    hidesOutlook(deps, context).then((hides) => indexes.ofArticles(hides)),
    passagesOf(deps, context, q, client),
  ]);
  const found = await enqueue(() => findAll(ofRecord, ofArticles, typed), client);
  const { medicines, events, places, treatments, articles } = found;
  const files = withInside(found.files, passages);
  const [hits, articleHits] = await Promise.all([
    readHits(
      db,
      context.patientId,
      {
        medicines: medicines.ids,
        events: events.ids,
        files: files.ids,
        places: places.ids,
        treatments: treatments.ids,
      },
      context.areas,
    ),
    articlesOf(db, articles.ids),
  ]);
  const withPassages = hits.files.map((file) => ({
    ...file,
    excerpt: passages.get(file.id) ?? null,
  }));
  return {
    medicines: answerOf(medicines, hits.medicines),
    events: answerOf(events, hits.events),
    files: answerOf(files, withPassages),
    places: answerOf(places, hits.places),
    treatments: answerOf(treatments, hits.treatments),
    articles: answerOf(articles, articleHits),
  };
}
