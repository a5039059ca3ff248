import { startDownload } from './start-download.ts';

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
