import type { DisplayMode } from '@caretrail/contract/articles/feed-view';
import { limits } from '@caretrail/contract/limits';
import { Skeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { cardLook } from './card-look.ts';
import { texts } from './texts.ts';

const cards = Array.from({ length: limits.articles.skeletonCards }, (_, index) => index);

/** §2.6: six skeleton cards, in the layout that the articles will have. */
export function ArticlesLoading({ mode }: { readonly mode: DisplayMode }) {
  const look = cardLook[mode];
  return (
    <Skeleton label={texts.loading}>
      <div className={look.cards}>
        {cards.map((card) => (
          <div key={card} data-skeleton={mode} className={look.card}>
            <SkeletonShape className={look.preview} />
            <div className={look.facts}>
              <SkeletonShape className="mb-2 h-4 w-2/5" />
            </div>
            <div className={`space-y-3 ${look.words}`}>
              <SkeletonShape className="h-6 w-11/12" />
              <SkeletonShape className="h-4 w-full" />
              <SkeletonShape className="h-4 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
