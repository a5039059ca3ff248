import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { AnswerOf, Endpoint } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { readStored } from './browser-storage.ts';
import { requestBy } from './http.ts';
import { failureTexts, toError } from './refusal.ts';
import { type Answer, type Call, headersWith, type Prepared, readBody } from './send.ts';

/** 0 to 1: how much of the form was sent. */
export type OnProgress = (share: number) => void;

/** XMLHttpRequest reports the progress of an upload; `fetch` does not. */
function sendForm(
  prepared: Prepared,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<Answer> {
  const used = readStored(storageKeys.accessToken);
  const headers = headersWith(prepared, used);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => call.abort();
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    const fail = (message: string): void => {
      settle();
      reject(toError({ kind: 'no-response', message }));
    };
    /** §9: 5,000 ms, here without progress, because a large file on a slow connection takes longer. */
    const waitOn = (ms: number = limits.http.timeoutMs): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(failureTexts.timedOut);
        call.abort();
      }, ms);
    };

    call.open(prepared.method, prepared.url);
    headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      if (total > 0) onProgress(loaded / total);
    });
    // Everything is sent; the server checks and stores it, which takes a while for large files.
    call.upload.addEventListener('load', () => waitOn(limits.files.answerMs));
    call.addEventListener('load', () => {
      settle();
      resolve({ status: call.status, body: readBody(call.responseText), used });
    });
    call.addEventListener('error', () => fail(failureTexts.noResponse));
    call.addEventListener('abort', () => fail(failureTexts.noResponse));
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) return fail(failureTexts.noResponse);
    waitOn();
    call.send(prepared.body ?? null);
  });
}

type UploadOptions = { readonly onProgress: OnProgress; readonly signal?: AbortSignal };

/** The client of §7 for a form with files: bearer token, refresh and retry as in `request`, with progress. */
export const upload = async <E extends Endpoint>(
  endpoint: E,
  call: Call & { readonly body: FormData },
  { onProgress, signal }: UploadOptions,
): Promise<AnswerOf<E>> =>
  requestBy(
    (prepared, abort) => sendForm(prepared, onProgress, abort),
    endpoint,
    call,
    signal && { signal },
  );
