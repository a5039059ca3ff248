import type { ProviderFailure } from '../../ports/identity-provider.ts';

/** The library's codes for a response that arrived and cannot be trusted. */
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
 * When the provider refuses a code, the user signs in again. A client that it does not know, a broken response or none
 * at all is for the operator to fix, and the reason says where to look.
 */
export function failureOf(thrown: unknown): ProviderFailure {
  const { code, error, cause } = thrown as LibraryError;
  const isRefused = error === 'invalid_grant' || disbelieved.has(String(code));
  const words = [word(code), word(error), word(cause?.cause?.claim)].filter(Boolean);
  return { failed: isRefused ? 'refused' : 'unavailable', reason: words.join(' ') || 'no answer' };
}
