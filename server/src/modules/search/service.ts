import { limits } from '@caretrail/contract/limits';
import { locationTypeLabels } from '@caretrail/contract/locations/labels';
import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import { wordsOf } from '@caretrail/contract/search/match-words';
import type { FileHit, SearchAnswer, SearchGroup } from '@caretrail/contract/search/schema';
import { eventTypeLabel, eventTypes } from '@caretrail/contract/timelines/event-types';
import { treatmentTypeLabels } from '@caretrail/contract/treatments/labels';
import type { Database } from '../../db/client.ts';
import type { QueueClient } from '../../http/fair-queue.ts';
import type { OpenRecord } from '../../http/record-context.ts';
import { articlesOf } from '../articles/service.ts';
import { excerptOf } from './excerpt.ts';
import type { FileTexts } from './file-texts.ts';
import type { Indexes } from './indexes.ts';
import { readHits, type RecordGroup, recordGroups } from './repo.ts';
import type { Found, KindLabels } from './word-index.ts';

export type SearchDeps = {
  readonly db: Database;
  readonly indexes: Indexes;
  readonly fileTexts: FileTexts;
};

/** What the reader calls the kinds of each group. Files have their names in every language in their text. */
const labelsOf = (): Readonly<Record<SearchGroup, KindLabels>> => ({
  medicines: medicationCategoryLabels,
  events: Object.fromEntries(eventTypes.map((type) => [type, eventTypeLabel(type)])),
  files: {},
  places: locationTypeLabels,
  treatments: treatmentTypeLabels,
  articles: {},
});

const answerOf = <H>({ total, isSimilar }: Found, hits: readonly H[]) => ({
  // What went into the bin since is not counted.
  total: hits.length < limits.search.perGroup ? hits.length : total,
  is_similar: isSimilar,
  hits: [...hits],
});

const none: Found = { total: 0, isSimilar: false, ids: [] };

/** With the passage that was found inside each file. */
async function withExcerpts(
  { db, fileTexts }: SearchDeps,
  patientId: string,
  files: readonly FileHit[],
  { typed, isSimilar }: { readonly typed: readonly string[]; readonly isSimilar: boolean },
): Promise<FileHit[]> {
  if (files.length === 0) return [];
  const texts = await fileTexts(
    db,
    patientId,
    files.map(({ id }) => id),
  );
  return files.map((file) => ({
    ...file,
    excerpt: excerptOf(texts.get(file.id) ?? '', typed, isSimilar),
  }));
}

/** The best of each kind for what was typed. */
export async function search(
  deps: SearchDeps,
  context: OpenRecord,
  q: string,
  client: QueueClient,
): Promise<SearchAnswer> {
  const { db, indexes } = deps;
  const { patientId } = context;
  const typed = [...new Set(wordsOf(q))].slice(0, limits.search.queryWords);
  const [ofRecord, ofArticles] = await Promise.all([
    indexes.ofRecord(context, client),
    indexes.ofArticles(),
  ]);
  const labels = labelsOf();
  const found = (group: SearchGroup): Found => {
    if (typed.length === 0) return none;
    const index = group === 'articles' ? ofArticles : ofRecord[group];
    return index.find(typed, labels[group]);
  };
  const inRecord = Object.fromEntries(
    recordGroups.map((group) => [group, found(group)]),
  ) as Readonly<Record<RecordGroup, Found>>;
  const inArticles = found('articles');
  const idsOf = ([group, { ids }]: [string, Found]) => [group, ids] as const;
  const ids = Object.fromEntries(Object.entries(inRecord).map(idsOf)) as Record<
    RecordGroup,
    readonly string[]
  >;
  const [hits, articles] = await Promise.all([
    readHits(db, patientId, ids),
    articlesOf(db, inArticles.ids),
  ]);
  const { isSimilar } = inRecord.files;
  const files = await withExcerpts(deps, patientId, hits.files, { typed, isSimilar });
  return {
    medicines: answerOf(inRecord.medicines, hits.medicines),
    events: answerOf(inRecord.events, hits.events),
    files: answerOf(inRecord.files, files),
    places: answerOf(inRecord.places, hits.places),
    treatments: answerOf(inRecord.treatments, hits.treatments),
    articles: answerOf(inArticles, articles),
  };
}
