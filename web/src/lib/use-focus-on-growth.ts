import { type RefObject, useEffect, useRef } from 'react';
import { slice } from './use-shown.ts';

/**
 * The focus goes to the first of the rows that "Show more" brought: whoever reads by keyboard goes on
 * where they were.
 */
export function useFocusOnGrowth(
  part: RefObject<HTMLElement | null>,
  shown: number,
  rows: number,
): void {
  const last = useRef({ shown, rows });
  useEffect(() => {
    const isMore = shown === last.current.shown + slice;
    if (isMore) part.current?.querySelectorAll('a')[last.current.rows]?.focus();
    last.current = { shown, rows };
  }, [part, shown, rows]);
}
