import { RandomAccessReader, fromRandomAccessReaderPromise, type Entry } from 'yauzl';

/** The directory of a ZIP is at its end. */
export const tailBytes = 1024 * 1024;

const maxEntries = 1000;
const maxUnpackedBytes = 100 * 1024 * 1024;
const needed = ['[Content_Types].xml', 'word/document.xml'];

/** Programs, in any folder and spelling: Word checks neither. */
const isProgram = (name: string): boolean => /(^|[\\/])vba(project|data)[^\\/]*$/i.test(name);

/** Deflate adds only its framing: a smaller claim hides the real size. */
const claimsTooLittle = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  compressedSize > uncompressedSize * 1.01 + 64;

/** Sees only the end of the file. A directory that begins before it is longer than that of any letter. */
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

/** Checks the directory alone: nothing is ever unpacked. Names that lead out of a folder make it invalid. */
export async function isDocx(tail: Buffer, size: number): Promise<boolean> {
  const names = new Set<string>();
  let unpackedBytes = 0;
  let packedBytes = 0;
  try {
    const zip = await fromRandomAccessReaderPromise(new Tail(tail, size), size, {
      strictFileNames: true,
    });
    if (zip.entryCount > maxEntries) return false;
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      unpackedBytes += entry.uncompressedSize;
      packedBytes += entry.compressedSize;
      if (isProgram(entry.fileName) || claimsTooLittle(entry)) return false;
      // More than the file holds: its parts overlap.
      if (names.size > maxEntries || unpackedBytes > maxUnpackedBytes || packedBytes > size)
        return false;
    }
  } catch {
    return false;
  }
  return needed.every((name) => names.has(name));
}
