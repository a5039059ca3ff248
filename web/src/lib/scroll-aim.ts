import { contentArea, isContentArea, scrollerOf, scrollToStart } from './content-area.ts';
import { atTop, type ScrollTops } from './scroll-memory.ts';

/**
 * The scroll position to reach after a navigation. There is one target at a time and the latest wins, so a screen can
 * override the remembered position. It is given up as soon as the user scrolls.
 */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Given up after this time: a late jump would disturb the reader. */
const longestMs = 10_000;
/** Rows can turn out higher than estimated, which moves what is below them. */
const stillMs = 400;

let wanted = atTop;
let endAim = (): void => undefined;

/** Tries on every frame until it succeeds, from the next one on: before it, measuring would lay out the page twice. */
function aim(isThere: () => boolean): () => void {
  endAim();
  const began = performance.now();
  let frame = 0;
  const end = (): void => {
    cancelAnimationFrame(frame);
    for (const name of moves) removeEventListener(name, end);
  };
  const onFrame = (): void => {
    if (isThere() || performance.now() - began > longestMs) end();
    else frame = requestAnimationFrame(onFrame);
  };
  for (const name of moves) addEventListener(name, end, { passive: true });
  endAim = end;
  frame = requestAnimationFrame(onFrame);
  return end;
}

/**
 * Whether the page and the content area are at that position. A content area that has just been opened is at its top.
 */
function goTo({ page, area: top }: ScrollTops): boolean {
  scrollTo(0, page);
  if (top === 0) return scrollY >= page - 1;
  const area = contentArea();
  if (area !== null) area.scrollTop = top;
  return scrollY >= page - 1 && (area?.scrollTop ?? 0) >= top - 1;
}

/** Scrolls there, now or once the page is long enough. */
export function scrollDownTo(tops: ScrollTops): () => void {
  wanted = tops;
  return aim(() => goTo(tops));
}

function isInSight(target: HTMLElement): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const scroller = scrollerOf(target);
  const area = isContentArea(scroller) ? scroller.getBoundingClientRect() : null;
  return (
    top >= (area?.top ?? 0) &&
    bottom <= (area?.bottom ?? innerHeight) &&
    top >= (Number.parseFloat(scrollPaddingTop) || 0) &&
    bottom <= innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  );
}

/**
 * Focuses an element once it is rendered and keeps it visible until the page stops moving: at the previous scroll
 * position if it is visible there, otherwise in the middle. A heading comes to the top instead: what it is about is below.
 */
export function bringIntoSight(
  find: () => HTMLElement | undefined,
  to: 'middle' | 'top' = 'middle',
): () => void {
  let focused: HTMLElement | undefined;
  let stands = { at: Number.NaN, since: 0 };
  return aim(() => {
    const target = find();
    if (target === undefined) return false;
    // A new element has lost the focus.
    if (target !== focused) {
      goTo(wanted);
      target.focus({ preventScroll: true });
      focused = target;
    }
    if (to === 'top') scrollToStart(target);
    else if (!isInSight(target)) target.scrollIntoView({ block: 'center' });
    const now = performance.now();
    const at = target.getBoundingClientRect().top;
    if (at !== stands.at) stands = { at, since: now };
    return now - stands.since > stillMs;
  });
}
