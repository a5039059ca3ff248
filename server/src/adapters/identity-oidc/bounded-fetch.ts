import type { CustomFetch } from 'openid-client';

/** Metadata and key sets are a few kilobytes; anything larger is refused. */
const maxBytes = 512 * 1024;

/** One deadline for all requests of a call, and a size limit: the provider is not ours. */
export function boundedFetch(patienceMs: number): CustomFetch {
  const deadline = AbortSignal.timeout(patienceMs);
  return async (url, options) => {
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
    const response = await fetch(url, { ...(options as RequestInit), signal });
    const whole = await read(response);
    const { status, statusText, headers } = response;
    return new Response(whole.length > 0 ? whole : null, { status, statusText, headers });
  };
}

async function read(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new TypeError('The provider’s answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
