import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import { useSyncExternalStore } from 'react';
import { onStorageChange } from '../lib/browser-storage.ts';
import { cookieChoiceAt, isChoiceDue } from '../lib/cookie-choice.ts';

/** §2.8: which part of the cookie consent is shown. */
export type CookieView = 'none' | 'banner' | 'preferences';

const restingView = (): CookieView => (isChoiceDue(Date.now()) ? 'banner' : 'none');

let view: CookieView | undefined;
const listeners = new Set<() => void>();

function change(next: CookieView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** §4.5: the choice can be changed later from the footer, the profile and the banner. */
export const openCookiePreferences = (): void => change('preferences');

/** Back to the banner while a choice is due, otherwise closed. */
export const closeCookiePreferences = (): void => change(restingView());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A choice in another tab closes the banner in this one.
  const stop = onStorageChange(() => {
    if (view !== 'preferences') change(restingView());
  });
  return () => {
    stop();
    listeners.delete(listener);
  };
}

export const useCookieView = (): CookieView =>
  useSyncExternalStore(subscribe, () => (view ??= restingView()));

/** §4.5: the stored choice, read again whenever the view changes. */
export const useCookieChoice = (): ConsentChoice | null =>
  useSyncExternalStore(subscribe, () => cookieChoiceAt(Date.now()));
