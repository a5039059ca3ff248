import {
  type RefCallback,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { scrollerOf } from './content-area.ts';
import {
  guessPx,
  layOut,
  numberOfStack,
  type RowBlock,
  rowHeight,
  type RowsToShow,
  stackOf,
} from './row-blocks.ts';
import { usePrinting } from './use-printing.ts';

const numberOf = (block: Element): number => Number(block.getAttribute('data-block'));

type RowBlocks<E> = {
  readonly table: RefObject<E | null>;
  readonly blocks: readonly RowBlock[];
  /** For the element of each block. */
  readonly watch: RefCallback<HTMLElement>;
};

/**
 * Which blocks of a long table are rendered: the visible ones and their neighbours, the first and the last, so that
 * Home and End lead to rendered rows, and the one with the focus. An observer reports what is visible; nothing is
 * measured while rendering. Where a block turns out higher than its space, scroll anchoring keeps the visible rows in
 * place.
 */
export function useRowBlocks<E extends HTMLElement>(shown: RowsToShow): RowBlocks<E> {
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
    const onBlur = (): void => setFocused(null);
    const onKey = (press: KeyboardEvent): void => jump(press, element);
    // The focus leaves one row before it enters the next.
    element.addEventListener('focusout', onBlur);
    element.addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      element.removeEventListener('focusout', onBlur);
      element.removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const blocks = layOut(shown, { inSight, heights, focused, isPrinting });
  return { table, blocks, watch };
}

function changed(
  before: ReadonlySet<number>,
  entries: readonly IntersectionObserverEntry[],
): ReadonlySet<number> {
  const after = new Set(before);
  for (const { target, isIntersecting } of entries) {
    const number = numberOf(target);
    if (isIntersecting) after.add(number);
    else after.delete(number);
    // The blocks of an open stack are observed themselves.
    if (number >= 0) after.delete(numberOfStack(stackOf(number)));
  }
  const isSame = after.size === before.size && [...after].every((block) => before.has(block));
  return isSame ? before : after;
}

/** A block that leaves the viewport keeps its measured height. */
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

/** Elements in which Home and End mean something else. */
const ownEnds =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Home and End without smooth scrolling: over blocks that turn out higher than their space, the browser would stop
 * short of the end.
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
