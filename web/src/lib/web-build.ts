import { useSyncExternalStore } from 'react';

/** The name of the script that public/start.js began with; undefined where it was not built (development). */
const ownBuild = (): string | undefined =>
  document.querySelector('script[data-app]')?.getAttribute('data-app')?.slice('/assets/'.length);

let isOutdated = false;
const listeners = new Set<() => void>();

/** Hears from every answer which build the server has. Once a newer one was seen, it stays so until the page is loaded again. */
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
