import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that gives its place to what it opens: when that goes again, the button has the focus
 * and is in sight, unless something else has taken it.
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
