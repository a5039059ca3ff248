import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-simple'] });
  return () => observer.disconnect();
}

/**
 * Chosen in the profile: fewer things on each screen. What is only hidden takes the class `simple:hidden`; this is for what
 * has to behave otherwise too.
 */
export const useSimpleMode = (): boolean =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset['simple'] === 'on');
