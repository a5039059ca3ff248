import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list with a button that loads more of it: focuses the first row that was added, so that keyboard users go on where
 * they were. `rows` is a selector within the place; `onMore` is called with the press.
 */
export function useFocusAdded<E extends HTMLElement>(
  count: number,
  rows: string,
): { readonly place: RefObject<E | null>; readonly onMore: () => void } {
  const place = useRef<E>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const row = place.current?.querySelectorAll<HTMLElement>(rows)[before.current];
    before.current = null;
    if (row === undefined) return;
    row.tabIndex = -1;
    row.focus();
  }, [count, rows]);
  return { place, onMore: () => (before.current = count) };
}
