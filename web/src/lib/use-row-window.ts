import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { makeRowHeights } from './row-heights.ts';
import { screenful } from './screenful.ts';

/** Before any row was measured. */
const guessPx = 60;
/** Not drawn anew for so many rows too many: rows differ in height. */
const someRows = 2;

export type RowWindow = {
  /** Rows that stay drawn wherever the list stands, such as the one to return to. */
  readonly kept: number | null;
  /** How many rows to draw above and below those in sight. */
  readonly spare: number;
};

/** A row to draw, or the room of the rows that are not. */
type Part = { readonly row: number } | { readonly gapPx: number; readonly before: number };

type Drawn<E> = {
  readonly list: RefObject<E | null>;
  readonly parts: readonly Part[];
};

const rowIn = (element: Element): number => Number(element.getAttribute('data-row'));
const widthOf = (element: Element): number => Math.round(element.getBoundingClientRect().width);
const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Draws of a long list the rows in sight, wherever it scrolls. Each row carries its number in `data-row`. Where a row
 * above turns out taller than estimated, the browser's scroll anchoring keeps those in sight where they are.
 */
export function useRowWindow<E extends HTMLElement>(
  rows: readonly unknown[],
  { kept, spare }: RowWindow,
): Drawn<E> {
  const list = useRef<E>(null);
  const [estimate, setEstimate] = useState({ px: guessPx, widthPx: 0 });
  const heights = useMemo(() => makeRowHeights(rows.length, estimate.px), [rows, estimate]);
  const [inSight, setInSight] = useState(() => ({ first: 0, last: screenful() }));
  const [focused, setFocused] = useState<number | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [width, setWidth] = useState(0);

  const look = useEffectEvent((isSettling: boolean): void => {
    if (list.current === null) return;
    const top = topOf(list.current);
    const first = heights.rowAt(-top);
    const below = innerHeight - top - heights.offsetOf(rows.length);
    // Where the list ends early, the rows that would fit: a longer list is then drawn in one go.
    const last =
      below > 0 ? rows.length + Math.ceil(below / estimate.px) : heights.rowAt(innerHeight - top);
    setInSight((before) => {
      const isSame =
        before.first === first && before.last >= last && before.last <= last + someRows;
      if (isSame) return before;
      const isApart = last < before.first || first > before.last;
      if (!isSettling || isApart) return { first, last };
      // After a drawing rows are only added: those that turn out taller move the others, and so on without an end.
      return before.first <= first && before.last >= last
        ? before
        : { first: Math.min(before.first, first), last: Math.max(before.last, last) };
    });
  });

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const print = (): void => flushSync(() => setPrinting(true));
    const printed = (): void => setPrinting(false);
    const scrolled = (): void => flushSync(() => look(false));
    // The row that has the focus stays drawn.
    const focusedIn = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      setFocused(row === null ? null : rowIn(row));
    };
    const sizes = new ResizeObserver(() => setWidth(widthOf(element)));
    sizes.observe(element);
    // What scrolls may be the page or an area within it: the event of an area does not bubble.
    const options = { capture: true, passive: true };
    addEventListener('scroll', scrolled, options);
    addEventListener('resize', scrolled);
    element.addEventListener('focusin', focusedIn);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', printed);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', scrolled, options);
      removeEventListener('resize', scrolled);
      element.removeEventListener('focusin', focusedIn);
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', printed);
    };
  }, []);

  const parts = useMemo((): readonly Part[] => {
    const last = isPrinting ? rows.length - 1 : Math.min(inSight.last + spare, rows.length - 1);
    const first = isPrinting ? 0 : Math.max(0, Math.min(inSight.first, last) - spare);
    const window = Array.from({ length: Math.max(0, last - first + 1) }, (_, row) => first + row);
    const others = [kept, focused].filter(
      (row) => row !== null && row >= 0 && row < rows.length && (row < first || row > last),
    );
    const drawn = [...new Set([...window, ...others])].toSorted(
      (one, other) => Number(one) - Number(other),
    );
    const made: Part[] = [];
    let next = 0;
    const upTo = (row: number): void => {
      made.push({ gapPx: heights.offsetOf(row) - heights.offsetOf(next), before: row });
    };
    for (const row of drawn as number[]) {
      if (row !== next || row === 0) upTo(row);
      made.push({ row });
      next = row + 1;
    }
    upTo(rows.length);
    return made;
  }, [rows, heights, inSight, spare, kept, focused, isPrinting]);

  // After every drawing: measure what was drawn, and look whether more is in sight.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || isPrinting) return;
    const drawn = [...element.querySelectorAll(':scope > [data-row]')];
    const tops = drawn.map(topOf);
    const measured = drawn.flatMap((each, place) => {
      const row = rowIn(each);
      const next = drawn[place + 1];
      if (next === undefined || rowIn(next) !== row + 1) return [];
      const height = (tops[place + 1] ?? 0) - (tops[place] ?? 0);
      heights.measure(row, height);
      return [height];
    });
    const widthPx = widthOf(element);
    if (widthPx !== estimate.widthPx && measured.length > 1) {
      const px = measured.reduce((sum, height) => sum + height, 0) / measured.length;
      setEstimate({ px, widthPx });
    }
    look(true);
  }, [parts, heights, estimate, isPrinting, width]);

  return { list, parts };
}
