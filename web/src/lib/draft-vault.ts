import { draftKeyDatabase } from './browser-storage.ts';

/** Where the key lies. It cannot be exported: a script can use it in this browser and read it nowhere. */
export type KeyPlace = {
  readonly find: () => Promise<CryptoKey | undefined>;
  /** Keeps a new key, unless another tab has kept one since; returns the one that is kept. */
  readonly keep: (made: CryptoKey) => Promise<CryptoKey>;
};

const algorithm = 'AES-GCM';
const nonceBytes = 12;

/** What is sealed for one owner cannot be opened for another. */
const boundTo = (owner: string): BufferSource =>
  new TextEncoder().encode(`caretrail-draft:${owner}`);

async function keyOf(place: KeyPlace): Promise<CryptoKey> {
  const found = await place.find();
  if (found !== undefined) return found;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return place.keep(made);
}

/** Encrypts a text with the key of this browser. Rejects where the browser keeps no key. */
export async function seal(place: KeyPlace, owner: string, text: string): Promise<string> {
  const key = await keyOf(place);
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: algorithm, iv, additionalData: boundTo(owner) },
    key,
    new TextEncoder().encode(text),
  );
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Rejects without the key, for another owner, and when anything was changed. */
export async function unseal(place: KeyPlace, owner: string, sealed: string): Promise<string> {
  const key = await place.find();
  if (key === undefined) throw new Error('The key is gone.');
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const text = await crypto.subtle.decrypt(
    { name: algorithm, iv: bytes.slice(0, nonceBytes), additionalData: boundTo(owner) },
    key,
    bytes.slice(nonceBytes),
  );
  return new TextDecoder().decode(text);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const store = 'keys';
const name = 'drafts';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

/** Closed at once: a connection that stays open would hold up the deletion at the end of the session. */
async function inDatabase<T>(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(draftKeyDatabase, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const database = await answerOf(opening);
  try {
    return await work(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
}

/** The key in the browser's own database, from which it comes back as an object and never as bytes. */
export const browserKeys: KeyPlace = {
  find: () =>
    inDatabase('readonly', (keys) => answerOf<CryptoKey | undefined>(keys.get(name) as never)),
  keep: (made) =>
    inDatabase('readwrite', async (keys) => {
      const found = await answerOf<CryptoKey | undefined>(keys.get(name) as never);
      if (found !== undefined) return found;
      await answerOf(keys.put(made, name));
      return made;
    }),
};
