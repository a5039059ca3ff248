const algorithm = 'AES-GCM';
const nonceBytes = 12;

/** It cannot be exported: a script can use it in this browser and read it nowhere. */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

/** What is sealed for one purpose and owner cannot be opened for another. */
const boundTo = (purpose: string): BufferSource => new TextEncoder().encode(purpose);

export async function sealBytes(
  key: CryptoKey,
  purpose: string,
  bytes: BufferSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const how = { name: algorithm, iv, additionalData: boundTo(purpose) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, bytes));
  const all = new Uint8Array(nonceBytes + sealed.length);
  all.set(iv);
  all.set(sealed, nonceBytes);
  return all;
}

/** Rejects with another key, for another purpose, and when anything was changed. */
export const unsealBytes = (
  key: CryptoKey,
  purpose: string,
  all: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(
    { name: algorithm, iv: all.slice(0, nonceBytes), additionalData: boundTo(purpose) },
    key,
    all.slice(nonceBytes),
  );
