import type { DisplayMode } from '@caretrail/contract/articles/feed-view';
import type { PreviewSettings } from '@caretrail/contract/articles/preview';
import type { Article } from '@caretrail/contract/articles/schema';
import { Button } from '../../ui/button.tsx';
import { ArticleCard } from './article-card.tsx';
import { cardsInSight } from './cards-in-sight.ts';
import { cardLook } from './card-look.ts';
import { texts } from './texts.ts';
import { useGrowingList } from './use-growing-list.ts';

type ArticleListProps = {
  /** What the search has left; the articles are one page of it. */
  readonly found: unknown;
  readonly articles: readonly Article[];
  readonly mode: DisplayMode;
  readonly settings: PreviewSettings;
};

/** One page of articles. With ALL on one page it grows as somebody scrolls: 10,000 cards at once would freeze. */
export function ArticleList({ found, articles, mode, settings }: ArticleListProps) {
  const look = cardLook[mode];
  const inSight = cardsInSight(mode);
  const { shown, hasMore, end, grow } = useGrowingList({ found, articles, inSight });
  if (articles.length === 0) return null;
  return (
    <>
      <ul className={look.cards}>
        {articles.slice(0, shown).map((article, index) => (
          // By its place: under another search a card is written over, which is faster than a new one.
          <li key={index} className={look.item}>
            <ArticleCard article={article} index={index} mode={mode} settings={settings} />
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
