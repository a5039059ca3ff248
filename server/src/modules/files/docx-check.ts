import { RandomAccessReader, fromRandomAccessReaderPromise, type Entry } from 'yauzl';

/** Where a ZIP lists what it holds: at its end. */
export const tailBytes = 1024 * 1024;

const mostEntries = 1000;
const mostUnpackedBytes = 100 * 1024 * 1024;
const needed = ['[Content_Types].xml', 'word/document.xml'];

/** Programs, in whatever folder and spelling: Word goes by neither. */
const isProgram = (name: string): boolean => /(^|[\\/])vba(project|data)[^\\/]*$/i.test(name);

/** Deflate makes nothing longer but by its frame: whoever claims so hides how large it gets. */
const claimsTooLittle = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  compressedSize > uncompressedSize * 1.01 + 64;

/** Knows only the end of the file. A list that begins before it is longer than that of any letter. */
class Tail extends RandomAccessReader {
  readonly #tail: Buffer;
  readonly #offset: number;

  constructor(tail: Buffer, size: number) {
    super();
    this.#tail = tail;
    this.#offset = size - tail.length;
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    const from = position - this.#offset;
    const isKnown = from >= 0 && from + length <= this.#tail.length;
    if (isKnown) this.#tail.copy(into, offset, from, from + length);
    setImmediate(done, isKnown ? null : new Error('This is not at the end of the file.'));
  }
}

/** By its list of contents alone: nothing is ever unpacked. Names that lead out of a folder make the list unreadable. */
export async function isDocx(tail: Buffer, size: number): Promise<boolean> {
  const names = new Set<string>();
  let unpackedBytes = 0;
  let packedBytes = 0;
  try {
    const zip = await fromRandomAccessReaderPromise(new Tail(tail, size), size, {
      strictFileNames: true,
    });
    if (zip.entryCount > mostEntries) return false;
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      unpackedBytes += entry.uncompressedSize;
      packedBytes += entry.compressedSize;
      if (isProgram(entry.fileName) || claimsTooLittle(entry)) return false;
      // More than the file holds: its parts lie over each other.
      if (names.size > mostEntries || unpackedBytes > mostUnpackedBytes || packedBytes > size)
        return false;
    }
  } catch {
    return false;
  }
  return needed.every((name) => names.has(name));
}
