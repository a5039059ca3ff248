import type { NavigationType } from 'react-router';
import { scrollDownTo } from './scroll-aim.ts';
import { atTop } from './scroll-memory.ts';

/**
 * Focuses the heading of the screen, so that a screen reader announces it, without scrolling; or what comes first here:
 * an offer to undo that has just appeared, the one field that the screen is about.
 */
export const focusHeading = (): void => {
  const places = ['[data-just-offered]', 'main [data-arrival] input', 'main h1'];
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found.focus({ preventScroll: true });
  }
};

/** The history entry that this document was opened with, until the user leaves it. */
let begun: string | undefined;
let hasLeft = false;

export function isFirstEntry(key: string): boolean {
  begun ??= key;
  hasLeft ||= key !== begun;
  return !hasLeft;
}

/**
 * Shows a new screen from its top and focuses its heading, so that it is announced (the browser announces the first
 * screen of a document itself). Back, Forward and a reload restore the scroll position.
 */
export function arrive({ isFirst, way }: { isFirst: boolean; way: `${NavigationType}` }): void {
  if (!isFirst) focusHeading();
  if (way !== 'POP') scrollDownTo(atTop);
}
