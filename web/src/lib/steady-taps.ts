import { contentArea } from './content-area.ts';
import { restOf } from './last-press.ts';
import { restTaps } from './rest-taps.ts';

/** How long a button or a link rests after it moved or appeared: a wrong tap here records a dose. */
const restMs = 650;
/** A smaller shift brings no other button under the finger. */
const tolerancePx = 4;

const taps = ['pointerdown', 'pointerup', 'click'] as const;

type Point = { readonly x: number; readonly y: number };
type Seen = { readonly onScreen: Point; readonly onPage: Point };

const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) <= tolerancePx && Math.abs(one.y - other.y) <= tolerancePx;

/** Scrolling moves a button on the screen but not on the page; scroll anchoring does the opposite. Neither counts. */
const isUnmoved = (before: Seen | undefined, now: Seen): boolean =>
  before !== undefined &&
  (isNear(before.onPage, now.onPage) || isNear(before.onScreen, now.onScreen));

/** Null: not visible. */
function positionOf(button: HTMLElement, areaTop: number): Seen | null {
  const { left: x, top: y, width } = button.getBoundingClientRect();
  if (width === 0 || getComputedStyle(button).visibility !== 'visible') return null;
  return { onScreen: { x, y }, onPage: { x: x + scrollX, y: y + scrollY + areaTop } };
}

/** A key that is held down counts once: repeats would press whatever has the focus by then. */
const onKeyDown = (event: KeyboardEvent): void => {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && isPress && event.target instanceof HTMLButtonElement) event.preventDefault();
};

/**
 * The ref of a list in which one tap records something: a button or link that has just moved or appeared under the finger
 * ignores taps for a moment, by `restTaps`, and longer where the last press was. Keys are not affected, because the focus stays.
 */
export function steadyTaps(list: HTMLElement | null) {
  if (list === null) return undefined;
  let seen = new Map<HTMLElement, Seen>();
  let frame = 0;
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    const before = seen;
    seen = new Map();
    const area = contentArea();
    const areaTop = area?.contains(list) ? area.scrollTop : 0;
    for (const button of list.querySelectorAll<HTMLElement>('button, a[href], summary')) {
      const position = positionOf(button, areaTop);
      if (position === null) continue;
      seen.set(button, position);
      if (!isUnmoved(before.get(button), position)) restTaps(button, restOf(button) ?? restMs);
    }
  };
  // Once for each frame, just before it is drawn: measuring at once would lay out the page again for each change.
  const lookSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  /** A tap before that was aimed at the frame before. A press by keys or by a screen reader has no `detail`. */
  const onTap = (event: UIEvent): void => {
    if (frame === 0) return;
    look();
    if (event.type !== 'click' || event.detail === 0) return;
    if (!(event.target instanceof Element) || event.target.closest('[data-resting]') === null)
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The whole page: what appears above the list moves it too.
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open', 'style'],
  });
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(list);
  sizes.observe(document.documentElement);
  list.addEventListener('keydown', onKeyDown, true);
  for (const name of taps) list.addEventListener(name, onTap, true);
  lookSoon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    list.removeEventListener('keydown', onKeyDown, true);
    for (const name of taps) list.removeEventListener(name, onTap, true);
  };
}
