import { hrefOf } from '@caretrail/contract/access/routes';
import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import type { ArticlesQuery } from '@caretrail/contract/articles/schema';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import type { Page, Route } from '@playwright/test';
import { goInApp } from '../go-in-app.ts';

const isFeedCall = (url: URL): boolean => url.pathname === articlesEndpoints.list.path;

let count = 0;

/** A tag that no other test has. */
export const ownTag = (): string => `Own tag ${process.pid} ${(count += 1)}`;

const addressOf = (tag: string | undefined, query: string): string =>
  `${hrefOf('articles')}${query}${tag === undefined ? '' : `#tag=${encodeURIComponent(tag)}`}`;

/** /articles */
export const articlesPage = (page: Page) => {
  const main = page.getByRole('main');
  const results = page.getByRole('region', { name: 'Articles' });
  const cards = results.getByRole('article');
  return {
    open: (tag?: string, query = '') => page.goto(addressOf(tag, query)),
    /** The same page, which stands open, with the articles of another tag. */
    turnTo: (tag: string, query = '') => goInApp(page, addressOf(tag, query)),
    main,
    results,
    tags: page.getByLabel(articlesTexts.categories),
    search: page.getByLabel(articlesTexts.search),
    show: page.getByLabel(articlesTexts.show, { exact: true }),
    kind: page.getByLabel('Type of article'),
    hideOutlook: page.getByRole('checkbox', { name: 'Hide articles about outlook (prognosis)' }),
    mode: (name: 'Grid' | 'List') =>
      page
        .getByRole('group', { name: articlesTexts.view })
        .getByRole('button', { name, exact: true }),
    previous: page.getByRole('button', { name: articlesTexts.previous }),
    next: page.getByRole('button', { name: articlesTexts.next }),
    pager: page.getByRole('navigation', { name: 'Pages of articles' }),
    counts: results.getByRole('status').first(),
    error: main.getByRole('alert'),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
    empty: results.getByText(articlesTexts.noResults, { exact: true }),
    skeletons: page.locator('[data-skeleton]'),
    cards,
    card: (title: string) => cards.filter({ has: page.getByRole('heading', { name: title }) }),
    titles: (): Promise<string[]> => cards.locator('h2 a').evaluateAll(firstWords),
    /** What the feed is asked for, in the order of the calls. */
    watchCalls: (): ArticlesQuery[] => {
      const calls: ArticlesQuery[] = [];
      page.on('request', (request) => {
        if (isFeedCall(new URL(request.url()))) calls.push(request.postDataJSON() as ArticlesQuery);
      });
      return calls;
    },
    /** Replaces the server's response. */
    answer: (by: (route: Route) => Promise<void> | void) => page.route(isFeedCall, by),
  };
};

/** Without the texts for screen readers. */
const firstWords = (links: Element[]): string[] =>
  links.map((link) => (link.firstChild?.textContent ?? '').trim());
