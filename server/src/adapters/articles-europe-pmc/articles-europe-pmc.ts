import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import {
  SourceProblem,
  type ArticleSource,
  type FoundArticle,
} from '../../ports/article-source.ts';
import { politeGet, type GetOptions } from '../articles-http/polite-get.ts';

const service = 'https://www.ebi.ac.uk/europepmc/webservices/rest/search';

const text = z.optional(z.string());
const publication = z.object({
  id: z.string(),
  source: z.string(),
  doi: text,
  title: text,
  abstractText: text,
  firstPublicationDate: text,
  journalInfo: z.optional(z.object({ journal: z.optional(z.object({ title: text })) })),
});
const answer = z.object({ resultList: z.object({ result: z.array(z.unknown()) }) });

export type EuropePmcSettings = {
  /** One search each; what it finds carries the tag. */
  readonly tags: readonly string[];
  readonly address?: string;
  /** Between two searches. */
  readonly pauseMs?: number;
};

/** The newest reviewed, openly readable papers in English whose title names the tag. */
const queryFor = (tag: string): string =>
  [
    `TITLE:"${tag.replaceAll(/["\\]/g, ' ')}"`,
    'OPEN_ACCESS:y',
    'HAS_ABSTRACT:y',
    'LANG:eng',
    'SRC:MED',
  ].join(' AND ') + ' NOT PUB_TYPE:"Retracted Publication"';

const perTag = 25;

/** Europe PMC, by its public search. */
export const articlesFromEuropePmc = (
  { tags, address = service, pauseMs = 500 }: EuropePmcSettings,
  limits: Pick<GetOptions, 'reach' | 'patienceMs' | 'maxBytes'> = {},
): ArticleSource => ({
  name: 'europepmc',
  label: 'Europe PMC',
  isWhole: false,
  read: async (_known, signal) => {
    const articles: FoundArticle[] = [];
    for (const [index, tag] of tags.entries()) {
      if (index > 0) await sleep(pauseMs, undefined, { signal });
      const query = new URLSearchParams({
        query: queryFor(tag),
        resultType: 'core',
        format: 'json',
        pageSize: String(perTag),
        sort: 'P_PDATE_D desc',
      });
      const got = await politeGet(`${address}?${query.toString()}`, {
        ...limits,
        accept: 'application/json',
        signal,
      });
      if (got !== 'unchanged') articles.push(...articlesIn(got.body, tag));
    }
    // Each search is a request of its own, and the service names no version for any.
    return { articles, remember: { etag: null, lastModified: null } };
  },
});

function articlesIn(body: Buffer, tag: string): FoundArticle[] {
  const parsed = answer.safeParse(jsonOf(body));
  if (!parsed.success) throw new SourceProblem('malformed');
  return parsed.data.resultList.result.slice(0, perTag).flatMap((entry) => {
    const paper = publication.safeParse(entry);
    return paper.success ? [articleOf(paper.data, tag)] : [];
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new SourceProblem('malformed');
  }
}

const articleOf = (paper: z.infer<typeof publication>, tag: string): FoundArticle => ({
  url: `https://europepmc.org/article/${encodeURIComponent(paper.source)}/${encodeURIComponent(paper.id)}`,
  doi: paper.doi ?? null,
  title: paper.title ?? '',
  summary: paper.abstractText ?? null,
  source: paper.journalInfo?.journal?.title ?? 'Europe PMC',
  published: paper.firstPublicationDate ?? null,
  imageUrl: null,
  tags: [tag],
});
