import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { wasLeftBelow } from './scroll-memory.ts';
import { windowSize } from './window-size.ts';

/** The space above the list, and a row with its share of the day heading, at the default text size. */
const headPx = 320;
const rowPx = 90;

/** How many rows fill the screen. */
export const screenful = (): number =>
  Math.max(4, Math.ceil((windowSize().height - headPx) / rowPx));

/** A user who is still typing presses the next key within this time. */
const restMs = 700;
/** A list grows by this many rows, which can be rendered without delaying a key press. */
const step = 6;
const moves = ['scroll', 'wheel', 'touchmove'] as const;

type Wanted = {
  readonly filter: unknown;
  /** How many rows fill the screen. */
  readonly first: number;
  readonly shown: number;
  /** Renders all rows at once for a user who comes back to a row further down. */
  readonly isWholeFirst: boolean;
};

/**
 * How many of the shown rows to render now. After a change of the filter it is a screenful; the others follow when the
 * user pauses or scrolls. The same rows loaded again stay as they are.
 */
export function useDrawn({ filter, first, shown, isWholeFirst }: Wanted): number {
  const [start] = useState(filter);
  const { key } = useLocation();
  const [drawn, setDrawn] = useState(() => ({
    filter,
    rows: isWholeFirst || wasLeftBelow(key) ? Infinity : first,
  }));
  const rows = drawn.filter === filter ? drawn.rows : first;
  const isTyping = filter !== start && rows === first;
  const isWhole = rows >= shown;
  useEffect(() => {
    if (isWhole) return undefined;
    const grow = (): void => startTransition(() => setDrawn({ filter, rows: rows + step }));
    let timer = setTimeout(grow, isTyping ? restMs : 0);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(grow, restMs);
    };
    addEventListener('keydown', wait);
    // The page or an element within it scrolls: the scroll event of an element does not bubble.
    const options = { capture: true, passive: true, once: true };
    for (const name of moves) addEventListener(name, grow, options);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait);
      for (const name of moves) removeEventListener(name, grow, options);
    };
  }, [filter, rows, isWhole, isTyping]);
  return Math.min(rows, shown);
}
