import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bringIntoSight } from './scroll-aim.ts';

/**
 * A part of a screen that another screen links to by the id of its heading in the hash: it is scrolled to the top
 * and focused once it is rendered; a control (`middle`) is scrolled to only if it is out of sight. Then the hash is
 * removed, so that later links do not lead there too.
 */
export function useHashTarget(id: string, to: 'middle' | 'top' = 'top'): void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const stop = useRef<() => void>(undefined);
  const arrive = useEffectEvent(() => {
    if (hash !== `#${id}`) return;
    void navigate({ search, hash: '' }, { replace: true, state: state as unknown });
    stop.current = bringIntoSight(() => document.getElementById(id) ?? undefined, to);
  });
  // After `useArrival`, which starts at the top; and when a link on the screen itself leads there.
  useEffect(() => arrive(), [hash]);
  useEffect(() => () => stop.current?.(), []);
}
