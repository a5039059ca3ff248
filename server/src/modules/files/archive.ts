import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of the archive. Its size is known, its content is read when it is due. */
export type Entry = {
  readonly path: string;
  readonly size: number;
  readonly open: () => Promise<Readable> | Readable;
};

/** Sizes in the directory of a ZIP: the fixed part of each entry, with the time of the file. */
const listedBytes = 46 + 9;
/** From here on yazl computes with a longer end of the archive than it writes, unless it is told to write that one. */
const longListBytes = 0xffff;

const isListLong = (entries: readonly Entry[]): boolean =>
  entries.reduce((sum, { path }) => sum + listedBytes + Buffer.byteLength(path), 0) >=
  longListBytes;

export type Archive = { readonly size: number; readonly content: Readable };

/**
 * A ZIP that is built while it is read, one entry at a time, uncompressed: so its size is known before its first byte,
 * a browser can show progress, and a truncated one is noticed. Destroying it closes the file that is being read.
 */
export async function archiveOf(entries: readonly Entry[], mtime: Date): Promise<Archive> {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  let current: Readable | undefined;
  const giveUp = (error: unknown): void => {
    content.destroy(error instanceof Error ? error : new Error('An entry could not be read.'));
  };
  zip.on('error', giveUp);
  content.once('close', () => current?.destroy());
  for (const { path, size, open } of entries) {
    zip.addReadStreamLazy(path, { size, mtime, compress: false }, (give) => {
      Promise.resolve(open()).then((stream) => {
        current = stream.once('error', giveUp);
        if (content.destroyed) stream.destroy();
        else give(null, stream);
      }, giveUp);
    });
  }
  const size = await new Promise<number>((known) => {
    const end = zip.end.bind(zip) as (options: object, onSize: (size: number) => void) => void;
    end({ forceZip64Format: isListLong(entries) }, known);
  });
  return { size, content };
}
