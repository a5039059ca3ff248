import { limits } from '@caretrail/contract/limits';
import { failureTexts, toError } from './refusal.ts';

type Fetching = {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
};

const notHad = (message: string, cause?: unknown): Error =>
  toError({ kind: 'no-response', message }, cause);

async function readAll(
  response: Response,
  onPart: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    onPart(part.value.length);
  }
  return parts;
}

/** Downloads the content of a signed address in order to show it. §9: aborted after 5,000 ms without progress. */
export async function fetchFile(
  url: string,
  size: number,
  { signal, onProgress }: Fetching,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const stop = new AbortController();
  const onAbort = (): void => stop.abort();
  signal.addEventListener('abort', onAbort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onAbort, limits.http.timeoutMs);
  };
  let had = 0;
  waitOn();
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok) throw notHad(failureTexts.noResponse);
    return await readAll(response, (bytes) => {
      had += bytes;
      waitOn();
      onProgress(Math.min(1, had / size));
    });
  } catch (error) {
    throw notHad(failureTexts.noResponse, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
