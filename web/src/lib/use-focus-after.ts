import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that is replaced by what it opens: when that closes, the button is focused and visible again, unless
 * something else has the focus.
 */
export function useFocusAfter<E extends HTMLElement>(isAway: boolean): RefObject<E | null> {
  const button = useRef<E>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway && document.activeElement === document.body)
      button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}
