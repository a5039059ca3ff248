import { focusHeading } from './arrive.ts';

export const isSeen = (element: Element): boolean =>
  getComputedStyle(element).visibility === 'visible';

const isFocusLost = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || !isSeen(activeElement);

/**
 * Takes over the focus when the focused element is gone, so that keyboard users do not start from the top of the page. For
 * an effect, which runs when it has gone already.
 */
export const catchFocus = (heading: HTMLElement | null): void => {
  if (isFocusLost(document)) heading?.focus({ preventScroll: true });
};

/** Much longer than a pressed button stays until the screen has been drawn again, also on a slow phone. */
const replacedWithinMs = 3_000;

/** Ends when the person presses something else. */
function watch(restore: () => void, onEnd: () => void): AbortController {
  const end = performance.now() + replacedWithinMs;
  const watching = new AbortController();
  const { signal } = watching;
  signal.addEventListener('abort', onEnd);
  for (const type of ['pointerdown', 'keydown'] as const)
    document.addEventListener(type, () => watching.abort(), { capture: true, signal });
  const check = (): void => {
    if (signal.aborted) return;
    if (isFocusLost(document)) restore();
    if (performance.now() < end) requestAnimationFrame(check);
    else watching.abort();
  };
  requestAnimationFrame(check);
  return watching;
}

let watched = 0;
let ofPage: AbortController | undefined;

/**
 * Restores the focus whenever what has it is gone in the next seconds, for example a button that was replaced after it
 * was pressed. The first call that can do it does.
 */
export function whileFocusIsLost(restore: () => void): void {
  ofPage?.abort();
  watched += 1;
  watch(restore, () => (watched -= 1));
}

/** After a dialog, whose opener may be gone soon: to the heading of the page. What a feature does itself goes first. */
export function keepFocusOnPage(): void {
  ofPage?.abort();
  if (watched === 0) ofPage = watch(focusHeading, () => (ofPage = undefined));
}
