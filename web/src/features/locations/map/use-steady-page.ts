import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { scrollerOf } from '../../../lib/content-area.ts';

/**
 * For a map whose pins come into view as they get the focus: before that the browser scrolls the page
 * towards where the pin stood, far outside perhaps. The page stays, and goes only as far as it must.
 */
export function useSteadyPage() {
  const before = useRef<number | null>(null);
  return {
    onKeyDownCapture: ({ key, currentTarget }: KeyboardEvent): void => {
      before.current = key === 'Tab' ? scrollerOf(currentTarget).scrollTop : null;
    },
    /** After what the pin does by itself. */
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      if (before.current === null) return;
      scrollerOf(target).scrollTo({ top: before.current, behavior: 'instant' });
      before.current = null;
      target.scrollIntoView({ block: 'nearest' });
    },
  };
}
