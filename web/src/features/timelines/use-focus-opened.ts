import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Of the links to an event one may be out of sight, as in a month on a phone. */
const linkTo = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main [data-event="${CSS.escape(id)}"]`)].find(
    (link) => link.getClientRects().length > 0,
  );

/**
 * Back from an event: its row has the focus and is in sight, as soon as it is drawn, unless somebody
 * moves first. After the browser's own Back the page is where it was left already.
 */
export function useFocusOpened(id: string | null): void {
  const way = useRef(useNavigationType());
  useEffect(() => {
    if (id === null) return undefined;
    const isThere = (): boolean => {
      const link = linkTo(id);
      link?.focus({ preventScroll: true });
      if (way.current !== 'POP') link?.scrollIntoView({ block: 'center' });
      return link !== undefined;
    };
    if (isThere()) return undefined;
    const growth = new MutationObserver(() => isThere() && stop());
    const stop = (): void => {
      growth.disconnect();
      for (const name of moves) removeEventListener(name, stop);
    };
    growth.observe(document.body, { childList: true, subtree: true });
    for (const name of moves) addEventListener(name, stop, { passive: true });
    return stop;
  }, [id]);
}
