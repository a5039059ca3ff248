import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import {
  currentLanguage,
  type LanguageFacts,
  offeredLanguages,
} from '@caretrail/contract/i18n/current-language';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import { matchLanguage } from '@caretrail/contract/i18n/match-language';
import { useSyncExternalStore } from 'react';
import { isStored } from './browser-storage.ts';

/** The language that was asked for, if it is offered and the page is in another one. */
export function otherLanguage(
  wanted: string | undefined,
  page: LanguageFacts,
  offered: readonly LanguageFacts[],
): LanguageFacts | undefined {
  const match = wanted === undefined ? undefined : matchLanguage([wanted], offered);
  return match?.tag === page.tag ? undefined : match;
}

/** False if this browser keeps no cookies. */
function remember(tag: string): boolean {
  // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has the Cookie Store, and none over http
  document.cookie = languageCookie.write(tag);
  return languageCookie.read(document.cookie) === tag;
}

/** A page is built for one language: another one is another page, at the same address. */
export function chooseLanguage(tag: string): void {
  if (remember(tag) && tag !== currentLanguage().tag) location.reload();
}

let waiting: LanguageFacts | null = null;
const listeners = new Set<() => void>();

/**
 * After a save: the page in the language that was chosen there, if Caretrail speaks it. `isFree`: nothing would be lost
 * by loading the page again; otherwise it is offered.
 */
export function showIn(
  wanted: string | undefined,
  isFree: boolean,
  offered: readonly LanguageFacts[] = offeredLanguages,
): void {
  const language = otherLanguage(wanted, currentLanguage(), offered);
  if (language === undefined) return;
  if (isFree) return chooseLanguage(language.tag);
  if (!remember(language.tag)) return;
  waiting = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that the page has once it is loaded again; null if there is nothing to offer. */
export const useWaitingLanguage = (): LanguageFacts | null =>
  useSyncExternalStore(subscribe, () => waiting);

/**
 * After a sign-in in a browser where no language was chosen: the page in that of the account. Returns whether it is
 * loaded again. Not where the sign-in would be lost by that.
 */
export function followLanguage(
  account: string | undefined,
  offered: readonly LanguageFacts[] = offeredLanguages,
): boolean {
  const language = otherLanguage(account, currentLanguage(), offered);
  if (language === undefined || !isStored(storageKeys.accessToken)) return false;
  if (languageCookie.read(document.cookie) !== undefined || !remember(language.tag)) return false;
  location.reload();
  return true;
}
