/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Everything that this origin has stored in the browser, as text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const found: string[] = [JSON.stringify([localStorage, sessionStorage])];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const all = (await answer(rows.getAll())) as { sealed?: Uint8Array }[];
        found.push(
          name,
          ...all.map((row) => JSON.stringify(row) + new TextDecoder('latin1').decode(row.sealed)),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url);
        if (/\.(?:js|css|html)$|\/$/.test(request.url))
          found.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return found.join('\n');
  });
