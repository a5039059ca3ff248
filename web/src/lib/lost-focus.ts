import { focusHeading } from './arrive.ts';

export const isSeen = (element: Element): boolean =>
  getComputedStyle(element).visibility === 'visible';

const isFocusLost = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || !isSeen(activeElement);

/** Much longer than a pressed button stays until the screen has been drawn again, also on a slow phone. */
const replacedWithinMs = 3_000;

let watching: AbortController | undefined;

/**
 * Restores the focus whenever what has it is gone in the next seconds, for example a button that was replaced after it
 * was pressed. Ends when the person presses something else, or with the next call.
 */
export function whileFocusIsLost(restore: () => void): void {
  const end = performance.now() + replacedWithinMs;
  watching?.abort();
  const current = new AbortController();
  const { signal } = current;
  watching = current;
  const stop = (): void => {
    current.abort();
    if (watching === current) watching = undefined;
  };
  for (const type of ['pointerdown', 'keydown'] as const)
    document.addEventListener(type, stop, { capture: true, signal });
  const check = (): void => {
    if (signal.aborted) return;
    if (isFocusLost(document)) restore();
    if (performance.now() < end) requestAnimationFrame(check);
    else stop();
  };
  requestAnimationFrame(check);
}

/** After a dialog, whose opener may be gone soon: to the heading of the page. What a feature does itself goes first. */
export function keepFocusOnPage(): void {
  if (watching === undefined) whileFocusIsLost(focusHeading);
}
