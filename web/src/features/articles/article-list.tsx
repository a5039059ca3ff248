import { cardSummary, isCutOnCard, sourceLabel } from '@caretrail/contract/articles/card';
import type { DisplayMode } from '@caretrail/contract/articles/feed-view';
import { articleKind } from '@caretrail/contract/articles/kind';
import { articleHref } from '@caretrail/contract/articles/links';
import type { PreviewSettings } from '@caretrail/contract/articles/preview';
import type { Article } from '@caretrail/contract/articles/schema';
import { articleDate } from '@caretrail/contract/dates';
import { limits } from '@caretrail/contract/limits';
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDrawn } from '../../lib/use-drawn.ts';
import { onceVisible } from '../../lib/visibility.ts';
import { windowSize } from '../../lib/window-size.ts';
import { Button } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { cardLook } from './card-look.ts';
import { PreviewBox } from './preview/preview-box.tsx';
import { texts } from './texts.ts';
import { fromList, writeReading } from './view-address.ts';

type ArticleCardProps = {
  readonly article: Article;
  /** The category of the list. */
  readonly tag: string;
  readonly index: number;
  readonly mode: DisplayMode;
  readonly settings: PreviewSettings;
};

/** §2.6: preview image, source, title, short summary, date. */
const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { article, tag, index, mode, settings } = props;
  const card = useRef<HTMLElement>(null);
  const look = cardLook[mode];
  const href = articleHref(article.url);
  const date = articleDate(article.published_date);
  const summary = cardSummary(article.summary);
  const kind = articleKind(article);
  return (
    <article ref={card} className={look.card}>
      <PreviewBox
        article={article}
        index={index}
        settings={settings}
        card={card}
        className={look.preview}
      />
      <p className={`flex flex-wrap gap-x-4 text-small wrap-anywhere text-ink-soft ${look.facts}`}>
        <span className="font-semibold">{sourceLabel(article.source)}</span>
        {date !== '' && <span>{date}</span>}
        {kind !== null && <span>{texts.labels[kind]}</span>}
      </p>
      <div className={look.words}>
        <h2 className="max-w-[46rem] text-h3 wrap-anywhere">
          {href === null ? (
            article.title
          ) : (
            <NewTabLink
              href={href}
              className="inline-block py-2 text-action underline decoration-1 underline-offset-4 hover:text-action-strong hover:decoration-2"
            >
              {article.title}
            </NewTabLink>
          )}
        </h2>
        {summary !== '' && <p className="mt-1 max-w-prose wrap-anywhere">{summary}</p>}
        {isCutOnCard(article.summary) && (
          <Link to={writeReading(tag, article.id)} state={fromList} className="link">
            <span aria-hidden="true">{texts.read}</span>
            <span className="sr-only">{texts.readOf({ title: article.title })}</span>
          </Link>
        )}
      </div>
    </article>
  );
});

/** As many as the largest page that §2.6 offers. */
const step: number = limits.articles.fetchPageSize;
const nearTheEnd = { threshold: 0, marginPx: 1200 };

type Listed = {
  /** What a search has left: another one draws a screenful first. */
  readonly found: unknown;
  /** One page of it. */
  readonly articles: readonly Article[];
  readonly inSight: number;
};

/** How much of a list is drawn: more when its end comes near, or at the press of the button there. */
function useGrowingList({ found, articles, inSight }: Listed) {
  const [grown, setGrown] = useState({ articles, shown: step });
  // Another list begins with its first articles again.
  const shown = grown.articles === articles ? grown.shown : step;
  const begin = Math.min(step, articles.length);
  const drawn = useDrawn({ filter: found, first: inSight, shown: begin, isWholeFirst: true });
  const isBegun = drawn >= begin;
  const hasMore = isBegun && shown < articles.length;
  const end = useRef<HTMLDivElement>(null);
  const grow = useCallback(
    () => startTransition(() => setGrown({ articles, shown: shown + step })),
    [articles, shown],
  );
  useEffect(
    () => (hasMore && end.current ? onceVisible(end.current, nearTheEnd, grow) : undefined),
    [grow, hasMore],
  );
  return { shown: isBegun ? shown : drawn, hasMore, end, grow };
}

/** The search box with the counts below it; a card with the gap around it, at the usual size of text. */
const headPx = 160;
const cardPx = { list: { height: 221, width: Infinity }, grid: { height: 464, width: 312 } };

/** How many cards fill the screen. */
function cardsInSight(mode: DisplayMode): number {
  const { height, width } = cardPx[mode];
  const sizes = windowSize();
  const rows = Math.ceil((sizes.height - headPx) / height);
  return Math.max(4, rows * Math.max(1, Math.floor(sizes.width / width)));
}

type ArticleListProps = {
  /** What the search has left; the articles are one page of it. */
  readonly found: unknown;
  readonly articles: readonly Article[];
  readonly tag: string;
  readonly mode: DisplayMode;
  readonly settings: PreviewSettings;
};

/**
 * One page of articles. With ALL on one page it grows while scrolling: rendering 10,000 cards at once would freeze the
 * page.
 */
export function ArticleList({ found, articles, tag, mode, settings }: ArticleListProps) {
  const look = cardLook[mode];
  const inSight = cardsInSight(mode);
  const { shown, hasMore, end, grow } = useGrowingList({ found, articles, inSight });
  if (articles.length === 0) return null;
  return (
    <>
      <ul className={look.cards}>
        {articles.slice(0, shown).map((article, index) => (
          // Keyed by index: under another search React updates a card in place, which is faster than a new one.
          <li key={index} className={look.item}>
            <ArticleCard {...{ article, tag, index, mode, settings }} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className="mt-6 flex justify-center">
          <Button look="secondary" onClick={grow}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
