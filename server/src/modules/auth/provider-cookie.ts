import { randomBytes } from 'node:crypto';

export type BrowserCookie = {
  set(value: string): string;
  clear(): string;
  read(header: string | undefined): string | undefined;
};

export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Ties a sign-in to the browser that began it, so that no one can be signed in to another user's account. `Lax`: the
 * return from the provider is a navigation, and the call that follows comes from our own page. `__Host-` keeps other
 * hosts of the domain from writing it; browsers accept that only over TLS, so plain http (this machine) has to do
 * without.
 */
export function browserCookie(publicUrl: string, lifeSeconds: number): BrowserCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-oidc_tx' : 'oidc_tx';
  const line = (value: string, seconds: number): string =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    set: (value) => line(value, lifeSeconds),
    clear: () => line('', 0),
    read: (header = '') =>
      header
        .split(';')
        .map((part) => part.trim().split('='))
        .find(([key, value = '']) => key === name && /^[\w-]{43}$/.test(value))?.[1],
  };
}
