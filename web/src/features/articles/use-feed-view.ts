import type { FeedView } from '@caretrail/contract/articles/feed-view';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readView, writeView } from './view-address.ts';

/** Each choice is a step that Back undoes; a text that only grows or shrinks is one step. */
export function useFeedView(): readonly [FeedView, (next: FeedView) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView({ search, hash }), [search, hash]);
  const change = (next: FeedView): void => {
    const isTyping = view.search !== '' && next.search !== '' && view.search !== next.search;
    void navigate(writeView(next), { replace: isTyping });
  };
  return [view, change];
}
