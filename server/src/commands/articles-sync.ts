import type { Env } from '../env.ts';
import { syncArticles, type SyncOutcome } from '../modules/articles/sync.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { articleSourcesOf, loadStarterSet } from '../start/article-sync.ts';
import { StartupProblem } from '../startup-problem.ts';
import { withStore } from './with-store.ts';

/** `caretrail articles sync`: reads the starter set and every configured source now, whenever they were read last. */
export async function articlesSyncCommand(env: Env, say: (line: string) => void): Promise<void> {
  const outcomes = await withStore(env, say, async (db) => {
    const deps = { db, clock: systemClock, ids: randomIds };
    const { signal } = new AbortController();
    return [
      ...(await loadStarterSet(deps)),
      ...(await syncArticles(deps, articleSourcesOf(env), { signal, everyMs: 0 })),
    ];
  });
  for (const outcome of outcomes) say(sentenceOf(outcome));
  if (env.articleSources.length === 0) {
    say('No other source is configured. To add one, see ARTICLE_SOURCES in docs/running.md.');
  }
  if (outcomes.some(({ result }) => result === 'failed')) {
    throw new StartupProblem('Some sources could not be read. The others were read.');
  }
}

function sentenceOf(outcome: SyncOutcome): string {
  const { label } = outcome;
  if (outcome.result === 'unchanged') return `${label}: nothing new.`;
  if (outcome.result === 'skipped') return `${label}: another Caretrail is reading it now.`;
  if (outcome.result === 'failed') return `${label}: could not be read (${outcome.code}).`;
  const { added, changed, removed, refused } = outcome;
  return `${label}: ${added} new, ${changed} changed, ${removed} removed, ${refused} refused.`;
}
