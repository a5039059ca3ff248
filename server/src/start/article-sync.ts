import { tagOptions } from '@caretrail/contract/articles/tags';
import type { Logger } from 'pino';
import { articlesFromEuropePmc } from '../adapters/articles-europe-pmc/articles-europe-pmc.ts';
import { articlesFromFeed } from '../adapters/articles-feed/articles-feed.ts';
import { articlesFromStarterSet } from '../adapters/articles-starter/articles-starter.ts';
import type { Env } from '../env.ts';
import { syncArticles, type SyncDeps, type SyncOutcome } from '../modules/articles/sync.ts';
import type { ArticleSource } from '../ports/article-source.ts';
import { repeat, type Repeating } from './repeat.ts';

const hour = 3_600_000;
/** A little less than a day, so that the run of the same hour tomorrow finds it due. */
const everyMs = 24 * hour - hour / 2;

/** What the operator configured; nothing else is ever called. */
export const articleSourcesOf = ({
  articleSources,
}: Pick<Env, 'articleSources'>): ArticleSource[] =>
  articleSources.map((entry) =>
    entry === 'europepmc'
      ? articlesFromEuropePmc({ tags: tagOptions([]) })
      : articlesFromFeed(entry),
  );

/** The set that comes with the software: at the first start, and when a newer release brings another one. */
export const loadStarterSet = (deps: SyncDeps): Promise<SyncOutcome[]> =>
  syncArticles(deps, [articlesFromStarterSet], {
    signal: new AbortController().signal,
    everyMs: 0,
  });

export function tellOutcomes(logger: Logger, outcomes: readonly SyncOutcome[]): void {
  for (const outcome of outcomes) {
    if (outcome.result === 'failed') logger.warn(outcome, 'articles: a source could not be read');
    else logger.info(outcome, 'articles: a source was checked');
  }
}

/** Checks every hour whether a source is due, which is once a day, on any number of servers. */
export function startArticleSync(
  deps: SyncDeps,
  sources: readonly ArticleSource[],
  logger: Logger,
): Repeating {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    const outcomes = await syncArticles(deps, sources, { signal: stopping.signal, everyMs });
    tellOutcomes(logger, outcomes);
  };
  const onFailure = (): void => logger.error('articles: the sync failed');
  const first = work().catch(onFailure);
  const later = repeat(work, hour, onFailure);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([first, later.stop()]);
    },
  };
}
