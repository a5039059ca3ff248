import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { noticeLook } from './notice-look.ts';

const texts = {
  offline:
    'You are offline. What you see may be old; changes cannot be saved until you are connected again.',
  back: 'You are connected again.',
} as const;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** A line while there is no connection. It goes by itself, which only a screen reader has to be told. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
  }, [isOnline]);
  return (
    <div role="status" className={isOnline ? 'sr-only' : noticeLook}>
      {isOnline ? wasOffline && texts.back : texts.offline}
    </div>
  );
}

/** What concerns the whole page, above its content: in view wherever somebody has scrolled to, covering nothing at the top. */
export function Notices({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="sticky top-2 z-10">
      <OfflineNotice />
      {children}
    </div>
  );
}
