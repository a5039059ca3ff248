import { useLocation, useNavigate } from 'react-router';

/** A list grows by so many rows at a time. */
export const slice = 100;

type Shown = Readonly<Record<string, number>>;

/**
 * How many rows of a part are shown. It belongs to the entry of the history: Back and a reload find
 * the list as long as it was left, and another filter begins anew.
 */
export function useShown(part: 'coming' | 'past'): readonly [number, () => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = (state as { shown?: Shown } | null)?.shown ?? {};
  const count = shown[part] ?? slice;
  const more = (): void =>
    void navigate(
      { search, hash },
      { replace: true, state: { shown: { ...shown, [part]: count + slice } } },
    );
  return [count, more];
}
