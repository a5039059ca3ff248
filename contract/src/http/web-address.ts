import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { tooLong } from './plain-text.ts';

const texts = messages('http/web-address', {
  example: 'Enter a web address, for example https://example.org.',
  credentials: 'Remove the user name and password from the address.',
});

/** Opening it would send the name and password along, and every reader of the record would see them. */
const hasCredentials = (address: string): boolean =>
  /^[^:]*:[/\\]*([^/\\?#]*)/.exec(address)?.[1]?.includes('@') === true;

/** Browsers drop these while they read an address; PostgreSQL refuses some of them. */
const hasControls = (address: string): boolean =>
  /\p{Cc}/u.test(address) || !address.isWellFormed();

export const webAddress = z.httpUrl({ error: () => texts.example }).check(
  z.refine((address) => !hasControls(address), { error: () => texts.example }),
  z.maxLength(limits.text.webAddress, { error: tooLong(limits.text.webAddress) }),
  z.refine((address) => !hasCredentials(address), {
    error: () => texts.credentials,
  }),
);
