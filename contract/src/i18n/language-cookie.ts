/** Keeps the chosen language in this browser, so that the server sends the page in it before anyone has signed in. */
const name = 'language';

const aYear = 365 * 24 * 60 * 60;

export const languageCookie = {
  name,
  write: (tag: string): string => `${name}=${tag}; Path=/; Max-Age=${aYear}; SameSite=Lax`,
  read: (header: string | undefined): string | undefined =>
    new RegExp(`(?:^|;\\s*)${name}=([A-Za-z-]{2,20})(?:;|$)`).exec(header ?? '')?.[1],
} as const;
