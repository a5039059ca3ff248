import { limits } from '@caretrail/contract/limits';
import { useCallback, useSyncExternalStore } from 'react';

/** §2.4: below it the menu is a drawer. */
export const narrowWindow = `(width < ${limits.layout.drawerBelowPx}px)`;

/** A device that is used with a finger: mostly it has a camera. */
export const touchScreen = '(pointer:coarse)';

/** Whether a media query matches. For what must not be in the page otherwise; a class is enough for a look. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
