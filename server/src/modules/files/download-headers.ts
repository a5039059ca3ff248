import type { Readable } from 'node:stream';

export type Download = {
  readonly headers: Record<string, string | number>;
  readonly content: Readable;
};

/** An uploaded file never runs here: it is sent as a download, and may do nothing if it is shown. */
export const sandboxHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};
