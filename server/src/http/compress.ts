import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from './encoding.ts';

const codecs = {
  br: {
    compress: promisify(brotliCompress),
    compressSync: brotliCompressSync,
    decompress: promisify(brotliDecompress),
    decompressSync: brotliDecompressSync,
  },
  gzip: {
    compress: promisify(gzip),
    compressSync: gzipSync,
    decompress: promisify(gunzip),
    decompressSync: gunzipSync,
  },
};

/** Up to here the work takes about a millisecond, and handing it to another thread costs half as much again. */
const shortEnough = 256 * 1024;

/** Work spent on an answer, in the units of each encoding. */
export type Effort = Readonly<Record<Encoding, number>>;

export async function compress(
  plain: string | Buffer,
  encoding: Encoding,
  effort: Effort,
): Promise<Buffer> {
  const { compress: compressAsync, compressSync } = codecs[encoding];
  const options =
    encoding === 'gzip'
      ? { level: effort.gzip }
      : {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort.br,
            // Without it a window of 4 MB is set up for every answer.
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        };
  return plain.length <= shortEnough ? compressSync(plain, options) : compressAsync(plain, options);
}

/** `plainBytes`: the length of the result, so that it is written in one piece. */
export async function decompress(
  packed: Buffer,
  encoding: Encoding,
  plainBytes: number,
): Promise<Buffer> {
  const { decompress: decompressAsync, decompressSync } = codecs[encoding];
  const options = { chunkSize: Math.max(plainBytes, 1024) };
  return plainBytes <= shortEnough
    ? decompressSync(packed, options)
    : decompressAsync(packed, options);
}
