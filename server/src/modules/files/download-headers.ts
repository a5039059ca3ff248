import type { Readable } from 'node:stream';

export type Download = {
  readonly headers: Record<string, string | number>;
  readonly content: Readable;
};

/** Nothing of what somebody uploaded ever runs here: it is handed over as a file, and may do nothing if it is shown. */
export const sandboxHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};
