/** Browsers drop control characters and read a backslash as a slash: an address with one is not what it seems. */
const isBent = (address: string): boolean => /[\p{Cc}\\]/u.test(address);

const httpOrigin = /^https?:\/\/[^\s/?#@]+(?=[/?#]|$)/i;

/** 'https://example.org' of an http(s) address; null for any other, and for one that hides its host behind a user name. */
export const originOf = (address: string): string | null =>
  isBent(address) ? null : (httpOrigin.exec(address)?.[0].toLowerCase() ?? null);

/** §2.6: the address a card opens, or null: only http and https are ever opened. */
export const articleHref = (url: string): string | null => (originOf(url) === null ? null : url);

/** §3: a relative path is prefixed with the API host; only http and https are ever loaded. */
export function imageAddress(imageUrl: string | null | undefined, apiHost: string): string | null {
  const address = imageUrl?.trim() ?? '';
  if (address === '' || isBent(address)) return null;
  if (address.startsWith('//')) return articleHref(`https:${address}`);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return articleHref(address);
  return `${apiHost.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}
