/** What lies in a database of this browser: its name and its one store. Both are read by whoever looks at the disk. */
export type Place = { readonly database: string; readonly store: string };

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

/** Closed at once: a connection that stays open would hold up the deletion at the end of the session. */
export async function inDatabase<T>(
  { database, store }: Place,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const open = await answerOf(opening);
  try {
    return await work(open.transaction(store, mode).objectStore(store));
  } finally {
    open.close();
  }
}

/** To open a database would make it. False in older browsers, which do not say. */
export const databaseExists = async (name: string): Promise<boolean> =>
  typeof indexedDB !== 'undefined' &&
  indexedDB.databases !== undefined &&
  (await indexedDB.databases()).some((known) => known.name === name);
