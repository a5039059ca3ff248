import { useSyncExternalStore } from 'react';

/** `expected`: a finger or the focus is on its button, so its files are loaded. */
type Opening = 'closed' | 'expected' | 'open';

let opening: Opening = 'closed';
const listeners = new Set<() => void>();

function set(next: Opening): void {
  opening = next;
  for (const listener of listeners) listener();
}

/** The buttons are part of the frame; what they open is a feature, which the frame does not know. */
export const openSearch = (): void => set('open');
export const closeSearch = (): void => set('closed');
export const expectSearch = (): void => {
  if (opening === 'closed') set('expected');
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSearchOpening = (): Opening => useSyncExternalStore(subscribe, () => opening);
