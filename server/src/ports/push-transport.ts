/** A message to one browser, encrypted, as RFC 8030 and RFC 8292 describe it. */
export type PushRequest = {
  readonly endpoint: string;
  readonly authorization: string;
  readonly ttlSeconds: number;
  /** A newer message with the same topic replaces one that was not delivered yet. */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
  readonly body: Uint8Array;
};

export type PushAnswer = {
  readonly status: number;
  /** How long the service asked us to wait. */
  readonly retryAfterMs: number | null;
};

/**
 * Delivers messages to push services. Its promises:
 * - it answers or throws within ten seconds, whatever the other side does;
 * - it goes to no address of a private network, and follows no redirect;
 * - what it throws has a `code` for the log, which quotes neither address nor response.
 */
export type PushTransport = { deliver(request: PushRequest): Promise<PushAnswer> };
