import { statusFailure } from '@caretrail/contract/http/failure';
import { failureTexts, toError } from './refusal.ts';
import { readBody } from './send.ts';

/** Long enough for a slow phone to begin the download. */
const keepMs = 60_000;

/** Saves content as a file without sending it anywhere. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}

export const saveText = (name: string, text: string, type = 'text/plain'): void =>
  saveBlob(name, new Blob([text], { type }));

/** Lets the browser save the content of an address as a file. */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

type DownloadOptions = {
  /** 0 to 1, where the size is known. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** The longest time without progress; the timeout of §9 is meant for short answers. */
const quietMs = 60_000;

/**
 * Downloads the content of a signed address into memory. XMLHttpRequest reports the progress and lets the browser hold
 * the data. Rejects with the contract's `Failure`.
 */
export const download = (url: string, { onProgress, signal }: DownloadOptions): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => call.abort();
    const waitOn = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, quietMs);
    };
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    const fail = (): void => {
      settle();
      reject(toError({ kind: 'no-response', message: failureTexts.noResponse }));
    };
    const onLoad = async (): Promise<void> => {
      settle();
      const blob = call.response as Blob;
      if (call.status === 200) return resolve(blob);
      return reject(toError(statusFailure(call.status, readBody(await blob.text()))));
    };
    call.open('GET', url);
    call.responseType = 'blob';
    call.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      if (total > 0) onProgress(loaded / total);
    });
    call.addEventListener('load', () => void onLoad());
    call.addEventListener('error', fail);
    call.addEventListener('abort', fail);
    signal.addEventListener('abort', stop);
    waitOn();
    call.send();
  });
