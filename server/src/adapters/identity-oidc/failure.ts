import type { ProviderFailure } from '../../ports/identity-provider.ts';

/** The library's codes for an answer that came and cannot be believed. */
const disbelieved = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

type LibraryError = { code?: unknown; error?: unknown; cause?: { cause?: { claim?: unknown } } };

const word = (value: unknown): string =>
  typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : '';

/**
 * A code that the provider does not take is the person's to repeat. A client that it does not know, a broken answer
 * or none at all is for the operator to mend, and the reason tells where to look.
 */
export function failureOf(thrown: unknown): ProviderFailure {
  const { code, error, cause } = thrown as LibraryError;
  const isRefused = error === 'invalid_grant' || disbelieved.has(String(code));
  const words = [word(code), word(error), word(cause?.cause?.claim)].filter(Boolean);
  return { failed: isRefused ? 'refused' : 'unavailable', reason: words.join(' ') || 'no answer' };
}
