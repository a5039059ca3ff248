import type { NavigationType } from 'react-router';
import { scrollDownTo } from './scroll-aim.ts';
import { atTop } from './scroll-memory.ts';

/**
 * Focuses the heading of the screen, so that a screen reader announces it, without scrolling; or the one field that the
 * screen is about.
 */
export const focusHeading = (): void => {
  const field = document.querySelector<HTMLElement>('main [data-arrival] input');
  (field ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
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
