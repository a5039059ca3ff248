import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from './encoding.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Up to here compressing takes a fifth of a millisecond, and handing it to another thread more than that. */
const shortEnough = 32 * 1024;

/** How much work is spent on it, as each of the two counts it. */
export type Effort = Readonly<Record<Encoding, number>>;

export async function compress(
  plain: string | Buffer,
  encoding: Encoding,
  effort: Effort,
): Promise<Buffer> {
  const isShort = plain.length <= shortEnough;
  if (encoding === 'gzip') {
    const options = { level: effort.gzip };
    return isShort ? gzipSync(plain, options) : gz(plain, options);
  }
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
      // Without it a window of 4 MB is set up for every answer.
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  };
  return isShort ? brotliCompressSync(plain, options) : brotli(plain, options);
}

export const decompress = (packed: Buffer, encoding: Encoding): Promise<Buffer> =>
  unpack[encoding](packed);
