import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queryable } from '../../db/client.ts';
import {
  SourceProblem,
  type ArticleSource,
  type FoundArticle,
  type Remembered,
} from '../../ports/article-source.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import { cleanArticle, type CleanArticle } from './clean.ts';
import { mergeArticles } from './merge.ts';
import {
  claimSource,
  findStored,
  lockContent,
  raiseVersion,
  releaseSource,
  removeOldest,
  removeOthers,
  storeArticles,
} from './sync-repo.ts';

export type SyncDeps = { readonly db: Database; readonly clock: Clock; readonly ids: Ids };

export type SyncOptions = {
  readonly signal: AbortSignal;
  /** Sources that were read more recently than this are skipped; 0 reads all. */
  readonly everyMs: number;
  /** How many of its newest articles a source keeps. */
  readonly maxPerSource?: number;
};

type Changes = { readonly added: number; readonly changed: number; readonly removed: number };
export type SyncOutcome = { readonly label: string } & (
  | ({ readonly result: 'synced'; readonly refused: number } & Changes)
  | { readonly result: 'unchanged' }
  /** Not due yet, or another server is reading it. */
  | { readonly result: 'skipped' }
  | { readonly result: 'failed'; readonly code: string }
);

/** Longer than any source may take. */
const claimMs = 600_000;
const defaultMostPerSource = 2000;

/**
 * Reads one source after the other. A broken one is reported and does not stop the rest; it is tried again the next
 * time.
 */
export async function syncArticles(
  deps: SyncDeps,
  sources: readonly ArticleSource[],
  options: SyncOptions,
): Promise<SyncOutcome[]> {
  const outcomes: SyncOutcome[] = [];
  for (const source of sources) {
    if (options.signal.aborted) break;
    outcomes.push({ label: source.label, ...(await syncSource(deps, source, options)) });
  }
  return outcomes;
}

type Result = SyncOutcome extends infer O ? (O extends unknown ? Omit<O, 'label'> : never) : never;

async function syncSource(
  deps: SyncDeps,
  source: ArticleSource,
  options: SyncOptions,
): Promise<Result> {
  const { db, clock } = deps;
  const now = clock.now();
  const known = await claimSource(db, source.name, {
    now,
    notSince: new Date(now.getTime() - options.everyMs),
    until: new Date(now.getTime() + claimMs),
  });
  if (!known) return { result: 'skipped' };
  try {
    return await readAndStore(deps, source, known, options);
  } catch (error) {
    await releaseSource(db, source.name);
    return { result: 'failed', code: codeOf(error) };
  }
}

async function readAndStore(
  deps: SyncDeps,
  source: ArticleSource,
  known: Remembered,
  options: SyncOptions,
): Promise<Result> {
  const { db, clock } = deps;
  const now = clock.now();
  const answer = await source.read(known, options.signal);
  if (answer === 'unchanged') {
    await releaseSource(db, source.name, { ...known, now });
    return { result: 'unchanged' };
  }
  const clean = await cleanAll(answer.articles, now);
  const changes = await db.transaction(async (tx) => {
    const counts = await apply(deps, tx, source, clean, options);
    await releaseSource(tx, source.name, { ...answer.remember, now });
    return counts;
  });
  return { result: 'synced', ...changes, refused: answer.articles.length - clean.length };
}

/** Any other error, also of the database, is not quoted: it may hold text of the source. */
const codeOf = (error: unknown): string =>
  error instanceof SourceProblem ? error.code : 'unexpected';

/** Writers run one at a time, and readers see all of it or nothing. */
async function apply(
  { clock, ids }: SyncDeps,
  tx: Queryable,
  source: ArticleSource,
  clean: readonly CleanArticle[],
  { maxPerSource = defaultMostPerSource }: SyncOptions,
): Promise<Changes> {
  await lockContent(tx);
  const merged = mergeArticles(source, clean, await findStored(tx, clean), ids.next);
  await storeArticles(tx, [...merged.added, ...merged.changed], clock.now());
  const removed = source.isWhole
    ? await removeOthers(tx, source.name, merged.ids)
    : await removeOldest(tx, source.name, maxPerSource);
  const changes = { added: merged.added.length, changed: merged.changed.length, removed };
  if (changes.added + changes.changed + removed > 0) await raiseVersion(tx);
  return changes;
}

/** With a pause after each, so that requests are served in between. */
async function cleanAll(found: readonly FoundArticle[], now: Date): Promise<CleanArticle[]> {
  const clean: CleanArticle[] = [];
  for (const article of found) {
    const each = cleanArticle(article, now);
    if (each) clean.push(each);
    await nextTurn();
  }
  return clean;
}
