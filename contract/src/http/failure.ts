import { clientErrors } from '../texts/client-errors.ts';

/**
 * The four ways in which a call fails that §8 tells apart:
 * - `status`: the server answered with a refusal; with a status below 400, with an answer that its schema does not fit
 * - `no-response`: nothing came back (offline, time-out)
 * - `setup`: the request could not be made
 * - `unexpected`: an error outside HTTP
 */
export type Failure =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body: unknown;
      readonly message: string;
      /** The pause that the server asks for, if it asks for one. */
      readonly retryAfterMs?: number | undefined;
    }
  | { readonly kind: 'no-response'; readonly message: string }
  | { readonly kind: 'setup'; readonly message: string }
  | { readonly kind: 'unexpected'; readonly message: string };

const kinds: ReadonlySet<unknown> = new Set<Failure['kind']>([
  'status',
  'no-response',
  'setup',
  'unexpected',
]);

/** A field of an unknown value. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

function isFailure(value: unknown): value is Failure {
  const kind = fieldOf(value, 'kind');
  return (
    kinds.has(kind) &&
    typeof fieldOf(value, 'message') === 'string' &&
    (kind !== 'status' || typeof fieldOf(value, 'status') === 'number')
  );
}

/** Any thrown value as a failure; null for a value that is neither a failure nor an Error. */
export function asFailure(thrown: unknown): Failure | null {
  if (isFailure(thrown)) return thrown;
  return thrown instanceof Error ? { kind: 'unexpected', message: thrown.message } : null;
}

const longestShown = 500;

/** Text fit to be shown to a user: not empty, not the page of a proxy, not a dump. */
export function readableText(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestShown) return null;
  const text = value.trim();
  return text === '' || /<[a-z!/?]/i.test(text) ? null : text;
}

/** The message in the body of a refusal: itself if it is text, else its `detail`. */
export const bodyText = (body: unknown): string | null =>
  readableText(typeof body === 'string' ? body : fieldOf(body, 'detail'));

/** A success whose body does not fit its schema: nothing in it is a message to show. */
export const isUnreadableAnswer = (failure: Failure): boolean =>
  failure.kind === 'status' && failure.status < 400;

function messageOf(status: number, body: unknown): string {
  if (status < 400) return clientErrors.unreadableAnswer;
  return bodyText(body) ?? clientErrors.answeredWith({ status });
}

/** The failure for a response; its message is that of the server, so that §8's "error message" is a real one. */
export const statusFailure = (status: number, body: unknown): Failure => ({
  kind: 'status',
  status,
  body,
  message: messageOf(status, body),
});
