import type { ArticleSource, FoundArticle } from '../../ports/article-source.ts';
import { politeGet, type GetOptions } from '../articles-http/polite-get.ts';
import { decodeText } from './decode-text.ts';
import { readFeed, type FeedItem } from './read-feed.ts';

export type FeedSettings = {
  readonly url: string;
  /** What every article of it is about; those that an article names itself come on top. */
  readonly tags: readonly string[];
};

const accept =
  'application/atom+xml, application/rss+xml, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.8';

/** A feed in RSS or Atom that the operator chose. */
export const articlesFromFeed = (
  { url, tags }: FeedSettings,
  limits: Pick<GetOptions, 'reach' | 'patienceMs' | 'maxBytes'> = {},
): ArticleSource => ({
  // Other tags make it another source: otherwise the stored version of the feed would hide them.
  name: [url, ...tags].join(' '),
  label: new URL(url).host,
  isWhole: false,
  read: async (known, signal) => {
    const got = await politeGet(url, { ...limits, accept, known, signal });
    if (got === 'unchanged') return got;
    const feed = readFeed(decodeText(got.body, got.contentType));
    return {
      articles: feed.items.map((item) => articleOf(item, { url, tags, source: feed.title })),
      // A feed that broke off is requested again as a whole.
      remember: feed.isComplete ? got.remember : { etag: null, lastModified: null },
    };
  },
});

type Origin = { readonly url: string; readonly tags: readonly string[]; readonly source: string };

const articleOf = (item: FeedItem, { url, tags, source }: Origin): FoundArticle => ({
  url: absolute(item.link ?? item.guid, url) ?? '',
  doi: item.doi ?? null,
  title: item.title ?? '',
  summary: item.summary ?? item.content ?? null,
  source: source || null,
  published: dateOf(item.published) ?? dateOf(item.updated),
  imageUrl: absolute(item.image, url),
  tags: [...tags, ...item.categories],
});

const absolute = (address: string | undefined, base: string): string | null =>
  address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : null;

/** '2026-03-05T…' keeps its own day; 'Thu, 05 Mar 2026 …' becomes the day in UTC. */
function dateOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text.slice(0, 10);
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
