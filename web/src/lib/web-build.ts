import { useSyncExternalStore } from 'react';

/** The name of the script that public/start.js loaded; undefined in development. */
export const ownBuild = (): string | undefined =>
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

export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsOutdated = (): boolean => useSyncExternalStore(onOutdated, () => isOutdated);

/** What “Update now” does. With a service worker, the new one takes over first. */
export const update = { now: (): void => location.reload() };
