import { useEffect, useLayoutEffect, useRef } from 'react';

/** Longer than a screen takes to be drawn, unless its files are still loading, which LoadingNote tells. */
const longestMs = 30_000;

/**
 * A press on a link shows at once, on the link itself (`[data-going]` in base.css), until the screen that it leads to is
 * drawn. `key` is that of the screen in sight.
 */
export function usePressedLink(key: string): void {
  const end = useRef<() => void>(undefined);
  const shown = useRef('');
  useLayoutEffect(() => {
    end.current?.();
    shown.current = location.href;
  }, [key]);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      // The app follows a link itself; the address is new by now, the screen is not.
      if (!event.defaultPrevented || location.href === shown.current) return;
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[href]');
      if (!link) return;
      end.current?.();
      link.dataset['going'] = '';
      const timer = setTimeout(() => end.current?.(), longestMs);
      end.current = () => {
        clearTimeout(timer);
        delete link.dataset['going'];
      };
    };
    // After that of React, which is on an element within.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
