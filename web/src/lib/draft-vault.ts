import { draftKeyDatabase } from './browser-storage.ts';
import { answerOf, inDatabase } from './database.ts';
import { makeKey, sealBytes, unsealBytes } from './sealing.ts';

/** Where the key lies. */
export type KeyPlace = {
  readonly find: () => Promise<CryptoKey | undefined>;
  /** Keeps a new key, unless another tab has kept one since; returns the one that is kept. */
  readonly keep: (made: CryptoKey) => Promise<CryptoKey>;
};

/** What is sealed for one owner cannot be opened for another. */
const boundTo = (owner: string): string => `caretrail-draft:${owner}`;

const keyOf = async (place: KeyPlace): Promise<CryptoKey> =>
  (await place.find()) ?? place.keep(await makeKey());

/** Encrypts a text with the key of this browser. Rejects where the browser keeps no key. */
export async function seal(place: KeyPlace, owner: string, text: string): Promise<string> {
  const key = await keyOf(place);
  return toBase64(await sealBytes(key, boundTo(owner), new TextEncoder().encode(text)));
}

/** Rejects without the key, for another owner, and when anything was changed. */
export async function unseal(place: KeyPlace, owner: string, sealed: string): Promise<string> {
  const key = await place.find();
  if (key === undefined) throw new Error('The key is gone.');
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await unsealBytes(key, boundTo(owner), bytes));
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const place = { database: draftKeyDatabase, store: 'keys' };
const name = 'drafts';

/** The key in the browser's own database, from which it comes back as an object and never as bytes. */
export const browserKeys: KeyPlace = {
  find: () =>
    inDatabase(place, 'readonly', (keys) => answerOf<CryptoKey | undefined>(keys.get(name))),
  keep: (made) =>
    inDatabase(place, 'readwrite', async (keys) => {
      const found = await answerOf<CryptoKey | undefined>(keys.get(name));
      if (found !== undefined) return found;
      await answerOf(keys.put(made, name));
      return made;
    }),
};
