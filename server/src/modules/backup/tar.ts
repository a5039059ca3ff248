/** One file of an archive. Its content is read before the next entry is requested, or skipped. */
export type TarEntry = {
  readonly path: string;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
};

const block = 512;
const largest = 8 ** 11 - 1;
const nameBytes = 100;

const paddingOf = (size: number): number => (block - (size % block)) % block;
const octal = (value: number, digits: number): string =>
  `${value.toString(8).padStart(digits, '0')}\0`;

/** Where the fields of a header are is POSIX (ustar); everything else is zero. */
function headerOf(path: string, size: number, mtime: Date): Buffer {
  if (Buffer.byteLength(path) > nameBytes || size > largest)
    throw new Error('This does not fit into an archive.');
  const header = Buffer.alloc(block);
  header.write(path, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(mtime.getTime() / 1000), 11), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148);
  return header;
}

/** Entry by entry, as they come: only the current chunk is in memory. */
export async function* tarOf(
  entries: AsyncIterable<TarEntry>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  for await (const { path, size, content } of entries) {
    yield headerOf(path, size, mtime);
    let written = 0;
    for await (const part of content) {
      written += part.length;
      yield part;
    }
    if (written !== size) throw new Error(`${path} has ${written} bytes, and should have ${size}.`);
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * block);
}

/** Reads bytes by count instead of by the chunks in which they arrive. */
function byNumber(bytes: AsyncIterable<Uint8Array>) {
  const pieces = bytes[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  /** At least one byte and at most so many; none only at the end. */
  const some = async (most: number): Promise<Uint8Array> => {
    while (rest.length === 0) {
      const next = await pieces.next();
      if (next.done === true) return rest;
      rest = next.value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };
  const exactly = async (count: number): Promise<Buffer> => {
    const taken: Uint8Array[] = [];
    for (let left = count; left > 0;) {
      const part = await some(left);
      if (part.length === 0) throw new TarProblem();
      taken.push(part);
      left -= part.length;
    }
    return Buffer.concat(taken, count);
  };
  return { some, exactly, end: async () => pieces.return?.() };
}

/** The input is no archive, or not a complete one. */
export class TarProblem extends Error {
  override readonly name = 'TarProblem';
}

const textAt = (header: Buffer, from: number, length: number): string =>
  header.toString('utf8', from, from + length).replace(/\0[^]*$/, '');

/** Reads what `tarOf` wrote, to the very end, so that the decryption has checked all bytes. */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = byNumber(bytes);
  try {
    for (;;) {
      const header = await source.exactly(block);
      if (header.every((byte) => byte === 0)) break;
      const size = Number.parseInt(textAt(header, 124, 12), 8);
      if (textAt(header, 257, 5) !== 'ustar' || !Number.isSafeInteger(size)) throw new TarProblem();
      let left = size;
      const next = async (): Promise<Uint8Array> => {
        const part = await source.some(left);
        if (part.length === 0) throw new TarProblem();
        left -= part.length;
        return part;
      };
      const content = async function* (): AsyncGenerator<Uint8Array> {
        while (left > 0) yield await next();
      };
      yield { path: textAt(header, 0, nameBytes), size, content: content() };
      while (left > 0) await next();
      await source.exactly(paddingOf(size));
    }
    while ((await source.some(block)).length > 0);
  } finally {
    await source.end();
  }
}
