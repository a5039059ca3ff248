import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** The address within the app that a click opens; null for any other click. */
function wayOut(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link === null || !isPlain || link.target === '_blank' || link.download !== '') return null;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere ? `${pathname}${search}${hash}` : null;
}

/**
 * Asks before unsaved input is left: for links of the app with the screen's own question, for closing or reloading the
 * tab with the browser's. The browser's Back cannot be intercepted.
 */
export function useLeaveGuard(isOn: boolean) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const address = wayOut(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    addEventListener('beforeunload', onUnload);
    // Runs before the router's handler.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isOn]);
  return {
    isAsking: wanted !== null,
    onStay: () => setWanted(null),
    onLeave: () => {
      if (wanted !== null) void navigate(wanted);
    },
  };
}
