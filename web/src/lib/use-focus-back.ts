import { type RefObject, useCallback, useRef } from 'react';
import { focusHeading } from './arrive.ts';
import { useListeners } from './use-listeners.ts';

const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * For an element that appears over the page and goes away: returns a function that gives the focus back to where it
 * came from, or to the heading of the page, if the focus was inside when the element went away.
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
      // A press on the page moves the focus out. A button that was removed with the focus does not: it is gone a moment
      // later.
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
