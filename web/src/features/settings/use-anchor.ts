import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What the search led to: in sight and focused, as soon as it is there. */
export function useAnchor(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
}
