import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-simple'] });
  return () => observer.disconnect();
}

/**
 * Chosen in the profile: fewer things on each screen. The class `simple:hidden` is enough to hide something; this hook
 * is for different behaviour.
 */
export const useSimpleMode = (): boolean =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset['simple'] === 'on');
