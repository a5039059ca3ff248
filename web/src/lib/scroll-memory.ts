import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readForTab, writeForTab } from './browser-storage.ts';
import { isContentArea } from './content-area.ts';

/** The scroll positions of the page, and the content area within it (§9). */
export type ScrollTops = { readonly page: number; readonly area: number };
export const atTop: ScrollTops = { page: 0, area: 0 };

/** The scroll position of each history entry in this tab. Entries are identified by the keys of the router. */
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

/**
 * Starts to record; called once when the app starts. The browser's own restoration would scroll before the page is
 * rendered.
 */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual';
  const onScroll = ({ target }: Event): void => {
    const before = tops.get(entry) ?? atTop;
    if (target === document) tops.set(entry, { ...before, page: scrollY });
    else if (isContentArea(target)) tops.set(entry, { ...before, area: target.scrollTop });
  };
  // The scroll event of an element does not bubble.
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  // A reload, or leaving the app and coming back.
  addEventListener('pagehide', () => {
    // Without storage, going back starts at the top.
    writeForTab(storageKeys.scroll, JSON.stringify([...tops].slice(-entriesKept)));
  });
}

/** Every page opened by its address has the same key, so each keeps its own position. */
const entryOf = (key: string): string =>
  key === 'default' ? location.pathname + location.search : key;

/** Records the following scrolling for this entry. Returns its last position. */
export function openEntry(key: string): ScrollTops {
  entry = entryOf(key);
  return tops.get(entry) ?? atTop;
}

/** Whether this entry was left further down: then what is above has to be rendered before its position is restored. */
export function wasLeftBelow(key: string): boolean {
  const { page, area } = tops.get(entryOf(key)) ?? atTop;
  return page > 0 || area > 0;
}
