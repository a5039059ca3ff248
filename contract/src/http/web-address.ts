import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { tooLong } from './plain-text.ts';

/** Opening it would send the name and password along, and every reader of the record would see them. */
const hasCredentials = (address: string): boolean =>
  /^[^:]*:[/\\]*([^/\\?#]*)/.exec(address)?.[1]?.includes('@') === true;

export const webAddress = z
  .httpUrl({ error: 'Enter a web address, for example https://example.org.' })
  .check(
    z.maxLength(limits.text.webAddress, { error: tooLong(limits.text.webAddress) }),
    z.refine((address) => !hasCredentials(address), {
      error: 'Remove the user name and password from the address.',
    }),
  );
