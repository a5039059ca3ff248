import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A list grows by this many rows at a time. */
export const slice = 100;

/** The number of rows, in whole slices, that includes the item with this id. */
export function shownFor(listed: readonly { readonly id: string }[], id: string | null): number {
  const place = id === null ? -1 : listed.findIndex((each) => each.id === id);
  return Math.max(1, Math.ceil((place + 1) / slice)) * slice;
}

type Shown = Readonly<Record<string, number>>;

/**
 * How many rows of a part are shown. The number belongs to the history entry: Back and a reload restore it, and another
 * filter starts from the beginning. The row that the user comes back to is always included.
 */
export function useShown(
  part: string,
  listed: readonly { readonly id: string }[],
  opened: string | null,
): readonly [number, () => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = (state as { shown?: Shown } | null)?.shown ?? {};
  const least = useMemo(() => shownFor(listed, opened), [listed, opened]);
  const count = Math.max(shown[part] ?? slice, least);
  const more = (): void =>
    void navigate(
      { search, hash },
      { replace: true, state: { shown: { ...shown, [part]: count + slice } } },
    );
  return [count, more];
}

/** Focuses the first row that "Show more" added, so that keyboard users continue where they were. */
export function useFocusOnGrowth(
  part: RefObject<HTMLElement | null>,
  shown: number,
  rows: number,
): void {
  const last = useRef({ shown, rows });
  /** The row may be rendered a moment later. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (shown === last.current.shown + slice) awaited.current = last.current.rows;
    last.current = { shown, rows };
    if (awaited.current === null) return;
    const row = part.current?.querySelectorAll('a')[awaited.current];
    row?.focus();
    if (row !== undefined) awaited.current = null;
  }, [part, shown, rows]);
}
