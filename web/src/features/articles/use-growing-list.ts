import { limits } from '@caretrail/contract/limits';
import { startTransition, useEffect, useRef, useState } from 'react';
import { onceVisible } from '../../lib/visibility.ts';

/** As many as the largest page that §2.6 offers. */
const step = limits.articles.fetchPageSize;
const nearTheEnd = { threshold: 0, marginPx: 1200 };

/** How much of a list is drawn: more when its end comes near, or at the press of the button there. */
export function useGrowingList(length: number) {
  const [shown, setShown] = useState<number>(step);
  const end = useRef<HTMLDivElement>(null);
  const grow = (): void => startTransition(() => setShown(shown + step));
  useEffect(
    () =>
      end.current
        ? onceVisible(end.current, nearTheEnd, () => startTransition(() => setShown(shown + step)))
        : undefined,
    [shown, length],
  );
  return { shown, end, grow };
}
