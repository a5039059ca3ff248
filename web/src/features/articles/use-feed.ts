import { useEffect, useState } from 'react';
import { type Feed, loadFeed, loadingFeed } from './load.ts';

type Asked = { readonly tag: string; readonly attempt: number };

/** §4.4: loading, then loaded or error; again for another tag. */
export function useFeed(tag: string): { readonly feed: Feed; readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Asked & { readonly feed: Feed }>();
  useEffect(() => {
    const controller = new AbortController();
    let isGone = false;
    void loadFeed(tag, controller).then((feed) => {
      if (!isGone) setAnswer({ tag, attempt, feed });
    });
    return () => {
      isGone = true;
      controller.abort();
    };
  }, [tag, attempt]);

  // The articles of another tag do not stay for a moment.
  const isAnswered = answer?.tag === tag && answer.attempt === attempt;
  return {
    feed: isAnswered ? answer.feed : loadingFeed,
    reload: () => setAttempt(attempt + 1),
  };
}
