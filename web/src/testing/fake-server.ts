import { vi } from 'vitest';

export type Seen = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
};
type Reply = { readonly status: number; readonly body?: unknown };

/** Replaces `fetch` by a function from request to reply; returns the log of the requests. */
export function fakeServer(answer: (seen: Seen) => Reply | Promise<Reply>): Seen[] {
  const log: Seen[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const { body } = init;
    const seen: Seen = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
      signal: init.signal ?? null,
    };
    log.push(seen);
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () =>
        reject(new DOMException('Aborted', 'AbortError')),
      );
    });
    const reply = await Promise.race([Promise.resolve(answer(seen)), aborted]);
    return new Response(reply.body === undefined ? null : JSON.stringify(reply.body), {
      status: reply.status,
    });
  });
  return log;
}
