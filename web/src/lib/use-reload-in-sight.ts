import { useEffect } from 'react';

const everyMs = 5 * 60_000;

/**
 * Loads what a screen shows: at once, when someone comes back to the tab, and every few minutes while it is in sight,
 * because another device may have changed it. Again with another `reload`, and where `of` has changed.
 */
export function useReloadInSight(reload: () => unknown, of?: string): void {
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    void reload();
    const timer = setInterval(onVisible, everyMs);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [reload, of]);
}
