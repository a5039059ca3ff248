import { type RefObject, useCallback, useRef } from 'react';
import { focusHeading } from './arrive.ts';
import { useListeners } from './use-listeners.ts';

const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * For something that comes over the page and goes again: answers how to give the focus back to where
 * it came from, or to the heading of the page. Only if it went away with the focus inside.
 */
export function useFocusBack(place: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  const isInside = useRef(false);

  useListeners(place, {
    focusin: ({ relatedTarget }) => {
      isInside.current = true;
      const isFromOutside =
        relatedTarget instanceof Element && !place.current?.contains(relatedTarget);
      if (isFromOutside) before.current = relatedTarget;
    },
    focusout: ({ target, relatedTarget }) => {
      if (relatedTarget instanceof Node) {
        isInside.current = place.current?.contains(relatedTarget) ?? false;
        return;
      }
      // Whoever pressed on nothing left it. Whose button was taken away did not: it is gone a moment later.
      setTimeout(() => {
        if (target instanceof Node && target.isConnected && isFocusLost()) isInside.current = false;
      });
    },
  });

  return useCallback(() => {
    if (isInside.current && isFocusLost()) {
      const came = before.current;
      if (came instanceof HTMLElement && came.isConnected) came.focus({ preventScroll: true });
      else focusHeading();
    }
    isInside.current = false;
    before.current = null;
  }, []);
}
