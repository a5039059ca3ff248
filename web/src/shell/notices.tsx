import { messages } from '@caretrail/contract/i18n/messages';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isKeptHere } from '../lib/browser-storage.ts';

/** A line with its own background, so that it stays legible above the scrolling content. */
export const noticeLook =
  'mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-2.5';

const texts = messages('shell/notices', {
  offline:
    'You are offline. What you see may be out of date, and you cannot save changes until you are back online.',
  back: 'You are back online.',
});

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** A line while there is no connection. It disappears by itself, which only screen readers are told. */
function OfflineNotice() {
  // Where a copy of the record is kept, a line of its own says more.
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine || isKeptHere() === true);
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

/** Notices about the whole page, above its content: they stay visible while scrolling and cover nothing at the top. */
export function Notices({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="sticky top-[calc(var(--top-bar)+0.5rem)] z-10">
      <OfflineNotice />
      {children}
    </div>
  );
}
