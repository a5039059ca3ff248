import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bringIntoSight } from './scroll-aim.ts';

/**
 * A part of a screen that another screen leads to, named after the `#` by the id of its heading: in sight and focused
 * as soon as it is there. Then the address is that of the screen again, so that no later link leads there too.
 */
export function useHashTarget(id: string): void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrive = useEffectEvent(() => {
    if (hash !== `#${id}`) return undefined;
    void navigate({ search, hash: '' }, { replace: true, state: state as unknown });
    return bringIntoSight(() => document.getElementById(id) ?? undefined);
  });
  // After the screen itself has arrived, which begins at its top.
  useEffect(() => arrive(), []);
}
