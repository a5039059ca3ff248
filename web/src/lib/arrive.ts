import type { NavigationType } from 'react-router';
import { scrollDownTo } from './scroll-aim.ts';
import { atTop } from './scroll-memory.ts';

/** The heading of the screen takes the focus and is so read out; the page stays where it is. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** The entry of the history that this document began with, until it is left. */
let begun: string | undefined;
let hasLeft = false;

export function isFirstEntry(key: string): boolean {
  begun ??= key;
  hasLeft ||= key !== begun;
  return !hasLeft;
}

/**
 * A new screen: its heading focused and so read out (the first of a document is read by the browser
 * itself), and its top in sight. Back, Forward and a reload go where the page was left.
 */
export function arrive({ isFirst, way }: { isFirst: boolean; way: `${NavigationType}` }): void {
  if (!isFirst) focusHeading();
  if (way !== 'POP') scrollDownTo(atTop);
}
