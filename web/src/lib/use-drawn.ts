import { startTransition, useEffect, useState } from 'react';

/** What stands above the list, and a row with its share of the day's name, at the usual size of text. */
const headPx = 320;
const rowPx = 90;

/** How many rows fill the screen. */
export const screenful = (): number => Math.max(4, Math.ceil((innerHeight - headPx) / rowPx));

/** Whoever types goes on typing within this time. */
const restMs = 700;
/** A list grows by as many rows as can be drawn without keeping a key waiting. */
const step = 6;
const moves = ['scroll', 'wheel', 'touchmove'] as const;

type Wanted = {
  readonly filter: unknown;
  /** How many rows fill the screen. */
  readonly first: number;
  readonly shown: number;
  /** Whoever comes back to a place further down finds all at once. */
  readonly isWholeFirst: boolean;
};

/**
 * How many of the shown rows to draw now. Under another filter it is a screenful; the rest follows when
 * nobody types on, or scrolls to it. The same rows loaded again stay as they are.
 */
export function useDrawn({ filter, first, shown, isWholeFirst }: Wanted): number {
  const [start] = useState(filter);
  const [drawn, setDrawn] = useState({ filter, rows: isWholeFirst ? Infinity : first });
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
    // What scrolls may be the page or an area within it: the event of an area does not bubble.
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
