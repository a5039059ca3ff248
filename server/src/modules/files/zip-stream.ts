import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

type ZippedFile = { readonly name: string; readonly open: () => Promise<Readable> };

/**
 * Files one after the other as one zip, none of them ever whole in memory. Kept as they are: letters and pictures are
 * packed already. When nobody reads on, the file that is open is closed; when one cannot be read, the zip ends there,
 * without its list, so that nobody takes it for whole.
 */
export function zipStream(files: readonly ZippedFile[], at: Date): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let current: Readable | undefined;
  const onError = (error: unknown): void => {
    out.destroy(error instanceof Error ? error : new Error('A file could not be read.'));
  };
  out.once('close', () => current?.destroy());
  zip.on('error', onError);
  for (const { name, open } of files)
    zip.addReadStreamLazy(name, { compress: false, mtime: at }, (use) => {
      open().then((content) => {
        current = content.once('error', onError);
        if (out.destroyed) content.destroy();
        else use(null, content);
      }, onError);
    });
  zip.end();
  return out;
}
