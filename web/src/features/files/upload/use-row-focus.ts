import { type RefObject, useEffect, useRef } from 'react';
import { useListeners } from '../../../lib/use-listeners.ts';

/** The button that somebody pressed goes away with the state of its row: the focus goes on to the next one there. */
export function useRowFocus(row: RefObject<HTMLElement | null>, status: string): void {
  const isInside = useRef(false);
  useListeners(row, {
    focusin: () => {
      isInside.current = true;
    },
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node) isInside.current = false;
    },
  });
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [row, status]);
}
