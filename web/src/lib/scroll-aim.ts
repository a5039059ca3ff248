import { contentArea, isContentArea, scrollerOf } from './content-area.ts';
import { atTop, type ScrollTops } from './scroll-memory.ts';

/**
 * Where the page is to stand after a navigation. There is one aim at a time, and the newest counts: a
 * screen that knows better than the memory says so after it. An aim ends as soon as somebody moves.
 */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** A page that has not come by then is not waited for: nobody wants to be moved while reading. */
const longestMs = 10_000;
/** Rows come into sight with another height than was reckoned, and move what stands below them. */
const stillMs = 400;

let wanted = atTop;
let endAim = (): void => undefined;

/** Tries on each frame until it is there. Returns how to give up. */
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
  onFrame();
  return end;
}

/** Whether page and content area stand there now. An area that has just been opened stands at its top. */
function goTo({ page, area: top }: ScrollTops): boolean {
  scrollTo(0, page);
  if (top === 0) return scrollY >= page - 1;
  const area = contentArea();
  if (area !== null) area.scrollTop = top;
  return scrollY >= page - 1 && (area?.scrollTop ?? 0) >= top - 1;
}

/** Scrolls there, now or as soon as the page has grown so long. */
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
 * Focuses it as soon as it is drawn and keeps it in sight until the page stands still: where the page
 * was left, if it is in sight there, else in the middle.
 */
export function bringIntoSight(find: () => HTMLElement | undefined): () => void {
  let focused: HTMLElement | undefined;
  let stands = { at: Number.NaN, since: 0 };
  return aim(() => {
    const target = find();
    if (target === undefined) return false;
    // Drawn anew, it has lost the focus.
    if (target !== focused) {
      goTo(wanted);
      target.focus({ preventScroll: true });
      focused = target;
    }
    if (!isInSight(target)) target.scrollIntoView({ block: 'center' });
    const now = performance.now();
    const at = target.getBoundingClientRect().top;
    if (at !== stands.at) stands = { at, since: now };
    return now - stands.since > stillMs;
  });
}
