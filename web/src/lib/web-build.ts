import { useSyncExternalStore } from 'react';

/** The name of the script that public/start.js loaded; undefined in development. */
const ownBuild = (): string | undefined =>
  document.querySelector('script[data-app]')?.getAttribute('data-app')?.slice('/assets/'.length);

let isOutdated = false;
const listeners = new Set<() => void>();

/**
 * Compares the build named in every answer. Once a newer one was seen, the app is outdated until the page is loaded
 * again.
 */
export function noteServedBuild(served: string | null): void {
  if (isOutdated || served === null) return;
  const own = ownBuild();
  if (own === undefined || own === served) return;
  isOutdated = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsOutdated = (): boolean => useSyncExternalStore(subscribe, () => isOutdated);
