import { distinct } from '@caretrail/contract/profile/disease-labels';
import type { ArticleSource } from '../../ports/article-source.ts';
import type { CleanArticle } from './clean.ts';
import type { StoredArticle } from './sync-repo.ts';

export type Merged = {
  readonly added: readonly StoredArticle[];
  readonly changed: readonly StoredArticle[];
  /** All articles of the response that are stored after this, by id. */
  readonly ids: readonly string[];
};

/**
 * How a source's response changes what is stored. The same address or the same DOI is the same article: the source that
 * delivered it first may change it, any other only adds its tags.
 */
export function mergeArticles(
  { name: origin, isWhole }: Pick<ArticleSource, 'name' | 'isWhole'>,
  found: readonly CleanArticle[],
  stored: readonly StoredArticle[],
  nextId: () => string,
): Merged {
  const byUrl = new Map(stored.map((article) => [article.urlKey, article]));
  const byDoi = new Map(stored.flatMap((each) => (each.doi === null ? [] : [[each.doi, each]])));
  const before = new Map(stored.map((article) => [article.id, article]));
  const after = new Map<string, StoredArticle>();

  for (const article of found) {
    const known = byUrl.get(article.urlKey) ?? (article.doi ? byDoi.get(article.doi) : undefined);
    const isOwn = known?.origin === origin;
    // A source that delivers everything may also withdraw a tag.
    const tagsBefore = known && !(isWhole && isOwn && !after.has(known.id)) ? known.tags : [];
    const merged: StoredArticle = known
      ? {
          ...(isOwn ? renewed(known, article) : known),
          tags: distinct([...tagsBefore, ...article.tags]),
        }
      : { ...article, id: nextId(), origin };
    // Two articles that were stored as different may not come to share a DOI or an address.
    const doiOwner = merged.doi === null ? undefined : byDoi.get(merged.doi);
    const doi = doiOwner === undefined || doiOwner.id === merged.id ? merged.doi : null;
    const result = { ...merged, doi };
    after.set(result.id, result);
    byUrl.set(result.urlKey, result);
    if (doi !== null) byDoi.set(doi, result);
  }
  const results = [...after.values()];
  return {
    added: results.filter(({ id }) => !before.has(id)),
    changed: results.filter((each) => {
      const old = before.get(each.id);
      return old !== undefined && !isSame(old, each);
    }),
    ids: [...after.keys()],
  };
}

/** The stored address stays the key, so that the article keeps its place. */
const renewed = (known: StoredArticle, article: CleanArticle): StoredArticle => ({
  ...known,
  doi: known.doi ?? article.doi,
  title: article.title,
  summary: article.summary,
  source: article.source,
  publishedDate: article.publishedDate,
  imageUrl: article.imageUrl,
});

const isSame = (one: StoredArticle, other: StoredArticle): boolean =>
  one.title === other.title &&
  one.summary === other.summary &&
  one.source === other.source &&
  one.publishedDate === other.publishedDate &&
  one.imageUrl === other.imageUrl &&
  one.doi === other.doi &&
  one.tags.join('\n') === other.tags.join('\n');
