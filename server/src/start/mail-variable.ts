import * as z from 'zod/mini';

/**
 * A password with a bare / ? # in it ends the host too early: the result is another server or none, with a part of the
 * password where the server name is shown.
 */
function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, pathname, search, hash } = new URL(value);
  return hostname !== '' && /^\/?$/.test(pathname) && !search.includes('@') && hash === '';
}

export const mailServer = z.string().check(
  z.regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://', abort: true }),
  z.refine(isMailServer, {
    error:
      'must be an address like smtp://user:password@mail.example.org:587, where / ? # @ : in user or password are written %2F %3F %23 %40 %3A',
  }),
);
