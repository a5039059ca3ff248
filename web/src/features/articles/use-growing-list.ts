import type { Article } from '@caretrail/contract/articles/schema';
import { limits } from '@caretrail/contract/limits';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useDrawn } from '../../lib/use-drawn.ts';
import { onceVisible } from '../../lib/visibility.ts';

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
export function useGrowingList({ found, articles, inSight }: Listed) {
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
