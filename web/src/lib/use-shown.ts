import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A list grows by so many rows at a time. */
export const slice = 100;

/** So many, in whole slices, that the one with this id is among them. */
export function shownFor(listed: readonly { readonly id: string }[], id: string | null): number {
  const place = id === null ? -1 : listed.findIndex((each) => each.id === id);
  return Math.max(1, Math.ceil((place + 1) / slice)) * slice;
}

type Shown = Readonly<Record<string, number>>;

/**
 * How many rows of a part are shown. It belongs to the entry of the history: Back and a reload find
 * the list as long as it was left, and another filter begins anew. What somebody comes back from
 * is always among them.
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

/**
 * The focus goes to the first of the rows that "Show more" brought: whoever reads by keyboard goes on
 * where they were.
 */
export function useFocusOnGrowth(
  part: RefObject<HTMLElement | null>,
  shown: number,
  rows: number,
): void {
  const last = useRef({ shown, rows });
  /** It may be drawn a moment later. */
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
