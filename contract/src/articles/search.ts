import { type ArticleKind, articleKind } from './kind.ts';
import { saysOutlook, taggedOutlook } from './outlook.ts';
import { plainSummary } from './plain-summary.ts';
import type { Article } from './schema.ts';

type Searchable = Pick<Article, 'title' | 'summary' | 'source'> &
  Partial<Pick<Article, 'url' | 'tags'>>;

export type IndexedArticle<A extends Searchable = Article> = {
  readonly article: A;
  readonly text: string;
  readonly kind: ArticleKind | null;
  readonly isAboutOutlook: boolean;
};

/** No typed text can hold it, so that nothing is found across two fields. */
const betweenFields = '\u0000';

/** Built once per load: lower-casing 10,000 summaries on every key press would be noticeable. Markup is not searched. */
export const indexArticles = <A extends Searchable>(articles: readonly A[]): IndexedArticle<A>[] =>
  articles.map((article) => {
    const words = plainSummary(article.summary);
    const text = [article.title, words, article.source ?? ''].join(betweenFields).toLowerCase();
    const tags = article.tags?.join(betweenFields).toLowerCase() ?? '';
    const isAboutOutlook = saysOutlook(text) || taggedOutlook(tags);
    return { article, text, kind: articleKind(article, words), isAboutOutlook };
  });

/** §5: case-insensitive on title, summary or source; an empty search finds all. */
export function articleMatcher(search: string): (indexed: Pick<IndexedArticle, 'text'>) => boolean {
  const wanted = search.trim().toLowerCase();
  return ({ text }) => text.includes(wanted);
}

/** All that a search finds, at once. */
export const searchArticles = <A extends Searchable>(
  index: readonly IndexedArticle<A>[],
  search: string,
): A[] => index.filter(articleMatcher(search)).map(({ article }) => article);

/** How many research and expert texts a search finds that only plain language was listed for. */
export const countResearch = (
  index: readonly IndexedArticle<Searchable>[],
  search: string,
  { hidesOutlook }: { readonly hidesOutlook: boolean },
): number => {
  const isMatch = articleMatcher(search);
  return index.filter(
    (each) => each.kind === 'research' && !(hidesOutlook && each.isAboutOutlook) && isMatch(each),
  ).length;
};
