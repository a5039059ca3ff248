import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readStored } from './browser-storage.ts';
import { failureTexts, toError } from './refusal.ts';
import { type Answer, headersWith, type Prepared, readBody } from './send.ts';

/** The longest time without progress; the timeout of §9 is meant for short answers. */
const quietMs = 60_000;

async function readText(response: Response, onPart: () => void): Promise<string> {
  // Keeps the byte order mark, by which a spreadsheet recognises UTF-8.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = response.body?.getReader();
  const parts: string[] = [];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onPart();
    parts.push(decoder.decode(part.value, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

/** As `send`, for a long answer that is streamed: it is aborted when no more data arrives. */
export async function sendStreaming(prepared: Prepared, signal?: AbortSignal): Promise<Answer> {
  const { url, method, body = null } = prepared;
  const used = readStored(storageKeys.accessToken);
  const headers = headersWith(prepared, used);
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  let timer = setTimeout(stop, quietMs);
  const onPart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, quietMs);
  };
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, { method, headers, body, signal: controller.signal });
    const text = await readText(response, onPart);
    return { status: response.status, body: readBody(text), used };
  } catch (error) {
    throw toError({ kind: 'no-response', message: failureTexts.noResponse }, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
