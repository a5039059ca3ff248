import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A list grows by this many rows at a time. */
export const slice = 100;

/** The number of rows, in whole slices, that includes the item with this id. */
export function shownFor(
  listed: readonly { readonly id: string }[],
  id: string | null,
  step = slice,
): number {
  const place = id === null ? -1 : listed.findIndex((each) => each.id === id);
  return Math.max(1, Math.ceil((place + 1) / step)) * step;
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
  step = slice,
): readonly [number, () => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = (state as { shown?: Shown } | null)?.shown ?? {};
  const least = useMemo(() => shownFor(listed, opened, step), [listed, opened, step]);
  const count = Math.max(shown[part] ?? step, least);
  const more = (): void =>
    void navigate(
      { search, hash },
      { replace: true, state: { shown: { ...shown, [part]: count + step } } },
    );
  return [count, more];
}

/**
 * Focuses the first row that "Show more" added, so that keyboard users continue where they were. Returns its index: a
 * list that renders only what is in sight must render it.
 */
export function useFocusOnGrowth(
  shown: number,
  rows: number,
  find: (index: number) => HTMLElement | null | undefined,
  step = slice,
): number | null {
  const [last, setLast] = useState<{ shown: number; rows: number; added: number | null }>({
    shown,
    rows,
    added: null,
  });
  if (last.shown !== shown || last.rows !== rows) {
    const isGrown = shown === last.shown + step;
    const added = shown === last.shown ? last.added : isGrown ? last.rows : null;
    setLast({ shown, rows, added });
  }
  const focused = useRef<number | null>(null);
  const focus = useEffectEvent((index: number) => {
    const row = find(index);
    row?.focus();
    if (row) focused.current = index;
  });
  const { added } = last;
  useEffect(() => {
    // The row may be rendered a moment later.
    if (added === null) focused.current = null;
    else if (added !== focused.current) focus(added);
  }, [added, rows]);
  return added;
}
