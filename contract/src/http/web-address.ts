import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { tooLong } from './plain-text.ts';

/** Opening it would send the name and password along, and every reader of the record would see them. */
const hasCredentials = (address: string): boolean =>
  /^[^:]*:[/\\]*([^/\\?#]*)/.exec(address)?.[1]?.includes('@') === true;

export const webAddress = z
  .httpUrl({ error: 'Write a web address like https://example.org.' })
  .check(
    z.maxLength(limits.text.webAddress, { error: tooLong(limits.text.webAddress) }),
    z.refine((address) => !hasCredentials(address), {
      error: 'Leave the name and password out of the address.',
    }),
  );
