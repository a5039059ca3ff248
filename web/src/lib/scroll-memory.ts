import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readForTab, writeForTab } from './browser-storage.ts';
import { isContentArea } from './content-area.ts';

/** The scroll positions of the page, and the content area within it (§9). */
export type ScrollTops = { readonly page: number; readonly area: number };
export const atTop: ScrollTops = { page: 0, area: 0 };

/** How far down each entry of the history was scrolled, for this tab. Entries are named by the router's own keys. */
const entriesKept = 50;

function restored(): Map<string, ScrollTops> {
  try {
    return new Map(JSON.parse(readForTab(storageKeys.scroll) ?? '[]') as [string, ScrollTops][]);
  } catch {
    return new Map();
  }
}

let entry = '';
const tops = restored();

/** Watches from now on; called once, when the app starts. The browser itself would scroll before the page is there. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual';
  const onScroll = ({ target }: Event): void => {
    const before = tops.get(entry) ?? atTop;
    if (target === document) tops.set(entry, { ...before, page: scrollY });
    else if (isContentArea(target)) tops.set(entry, { ...before, area: target.scrollTop });
  };
  // The event of an area does not bubble.
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  // A reload, or a link that leads away and the way back.
  addEventListener('pagehide', () => {
    // Without storage the way back begins at the top.
    writeForTab(storageKeys.scroll, JSON.stringify([...tops].slice(-entriesKept)));
  });
}

/** From here on what is scrolled belongs to this entry. Answers how far down it was. */
export function openEntry(key: string): ScrollTops {
  // Every page that was opened by its address has this key, and each has a place of its own.
  entry = key === 'default' ? location.pathname + location.search : key;
  return tops.get(entry) ?? atTop;
}
