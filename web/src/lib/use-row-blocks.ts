import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { scrollerOf } from './content-area.ts';

/** The rows of a long table are drawn and left out by so many at a time. */
export const blockSize = 25;
/** Before any row was drawn. */
const guessPx = 60;
/** Where the table says how high a row that was never drawn is taken to be. */
const rowHeight = '--row-height';

export const blockCount = (rows: number): number => Math.ceil(rows / blockSize);
const blockOf = (row: number): number => Math.floor(row / blockSize);

const numberOf = (block: Element): number => Number(block.getAttribute('data-block'));

type RowBlocks<E> = {
  readonly table: RefObject<E | null>;
  readonly isDrawn: (block: number) => boolean;
  /** All of it is to be drawn, for the printer. */
  readonly isPrinting: boolean;
  /** The room that a block takes while it is not drawn: its height when it was, or an estimate. */
  readonly roomOf: (block: number, rows: number) => string;
  /** For each block, drawn or not; it carries its number in `data-block`. */
  readonly watch: RefCallback<HTMLElement>;
};

type Options = {
  readonly blocks: number;
  /** A row that is drawn wherever the table stands, such as the one to return to. */
  readonly kept: number | null;
};

/**
 * Which parts of a long table are drawn: those in sight and their neighbours, the first and the last ones, so that
 * Home and End lead to drawn rows, and the one that has the focus. The browser says what is in sight; nothing is
 * measured while drawing. Where a block turns out higher than its room, scroll anchoring keeps what is in sight still.
 */
export function useRowBlocks<E extends HTMLElement>({ blocks, kept }: Options): RowBlocks<E> {
  const table = useRef<E>(null);
  const [inSight, setInSight] = useState<ReadonlySet<number>>(new Set());
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [focused, setFocused] = useState<number | null>(null);
  const isPrinting = usePrinting();

  const [observer] = useState(
    () =>
      new IntersectionObserver((entries) => {
        setInSight((before) => changed(before, entries));
        setHeights((before) => measured(before, entries));
      }),
  );
  const watch = useCallback<RefCallback<HTMLElement>>(
    (block) => {
      if (block === null) return undefined;
      observer.observe(block);
      return () => observer.unobserve(block);
    },
    [observer],
  );

  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    let width = -1;
    const sizes = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      element.style.setProperty(rowHeight, `${averageHeight(element)}px`);
      setHeights((before) => (before.size === 0 ? before : new Map()));
    });
    sizes.observe(element);
    const onFocus = ({ target }: FocusEvent): void => {
      const block = target instanceof Element ? target.closest('[data-block]') : null;
      setFocused(block === null ? null : numberOf(block));
    };
    const onKey = (press: KeyboardEvent): void => jump(press, element);
    element.addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      element.removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const isDrawn = (block: number): boolean =>
    isPrinting ||
    block === 0 ||
    block >= blocks - 2 ||
    block === focused ||
    (kept !== null && block === blockOf(kept)) ||
    [block - 1, block, block + 1].some((each) => inSight.has(each));
  const roomOf = (block: number, rows: number): string => {
    const height = heights.get(block);
    return height === undefined ? `calc(var(${rowHeight}, ${guessPx}px) * ${rows})` : `${height}px`;
  };
  return { table, isDrawn, isPrinting, roomOf, watch };
}

function changed(
  before: ReadonlySet<number>,
  entries: readonly IntersectionObserverEntry[],
): ReadonlySet<number> {
  const after = new Set(before);
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) after.add(numberOf(target));
    else after.delete(numberOf(target));
  }
  const isSame = after.size === before.size && [...after].every((block) => before.has(block));
  return isSame ? before : after;
}

/** A block that goes out of sight keeps the height that it had there. */
function measured(
  before: ReadonlyMap<number, number>,
  entries: readonly IntersectionObserverEntry[],
): ReadonlyMap<number, number> {
  const drawn = entries.filter(({ target }) => target.querySelector('[data-row]') !== null);
  if (drawn.length === 0) return before;
  const after = new Map(before);
  for (const { target, boundingClientRect } of drawn) {
    after.set(numberOf(target), boundingClientRect.height);
  }
  return after;
}

function averageHeight(table: Element): number {
  const drawn = [...table.querySelectorAll('[data-block]:has([data-row])')];
  const rows = table.querySelectorAll('[data-row]').length;
  const height = drawn.reduce((sum, block) => sum + block.getBoundingClientRect().height, 0);
  return rows === 0 ? guessPx : height / rows;
}

/** Where Home and End mean something else. */
const ownEnds =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Home and End in one go. The browser would glide there, over blocks that turn out higher than their room, and stop
 * short of the end by as much.
 */
function jump(press: KeyboardEvent, table: Element): void {
  const { key, target } = press;
  if (key !== 'Home' && key !== 'End') return;
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) {
    return;
  }
  if (target instanceof Element && target.closest(ownEnds) !== null) return;
  press.preventDefault();
  const scroller = scrollerOf(table);
  scroller.scrollTo({ top: key === 'Home' ? 0 : scroller.scrollHeight, behavior: 'instant' });
}

/** Whether all is to be drawn for the printer. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = (): void => flushSync(() => setPrinting(true));
    const printed = (): void => setPrinting(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', printed);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', printed);
    };
  }, []);
  return isPrinting;
}
