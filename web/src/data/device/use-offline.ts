import { useSyncExternalStore } from 'react';
import { isAway, watchDevice } from './state.ts';

/** No connection, as far as the browser or a call knows. That there is one, nothing knows for sure. */
export const isOffline = (): boolean => !navigator.onLine || isAway();

export function watchOffline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  const stop = watchDevice(listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
    stop();
  };
}

export const useIsOffline = (): boolean => useSyncExternalStore(watchOffline, isOffline);
