import { statusFailure } from '@caretrail/contract/http/failure';
import { failureTexts, toError } from './refusal.ts';
import { readBody } from './send.ts';

/** Long enough for a slow phone to begin the download. */
const keepMs = 60_000;

/** Hands something over as a file. It never leaves the browser on the way. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}

export const saveText = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'text/plain' }));

/** Hands the browser an address whose content it saves as a file. */
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

/** So long nothing may come: §9's timeout is for answers that are there at once. */
const quietMs = 60_000;

/**
 * The content of a signed address, for a file that is small enough to be held until it is whole. By XMLHttpRequest, which
 * tells how far it is and leaves the keeping to the browser. Rejects with the contract's `Failure`.
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
