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
  /** It may be drawn a moment later. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (shown === last.current.shown + slice) awaited.current = last.current.rows;
    last.current = { shown, rows };
    if (awaited.current === null) return;
    const row = part.current?.querySelectorAll('a')[awaited.current];
    row?.focus();
    if (row !== undefined) awaited.current = null;
  }, [part, shown, rows]);
}
