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

/** Work spent on an answer: the quality of each encoding, and up to how many bytes the main thread does it itself. */
export type Effort = Readonly<Record<Encoding, number>> & { readonly inlineBytes: number };

/**
 * For lists that are built again after every write; the sizes differ by a tenth. Handing 160 kB to another thread costs
 * half as much again as compressing them.
 */
export const quickEffort: Effort = { br: 1, gzip: 1, inlineBytes: 192 * 1024 };

export async function compress(
  plain: string | Buffer,
  encoding: Encoding,
  effort: Effort,
): Promise<Buffer> {
  const { compress: compressAsync, compressSync } = codecs[encoding];
  const bytes = typeof plain === 'string' ? Buffer.from(plain) : plain;
  const options =
    encoding === 'gzip'
      ? { level: effort.gzip }
      : { params: { [constants.BROTLI_PARAM_QUALITY]: effort.br } };
  return bytes.length <= effort.inlineBytes
    ? compressSync(bytes, options)
    : compressAsync(bytes, options);
}

/** `plainBytes`: the length of the result, so that it is written in one piece. */
export async function decompress(
  packed: Buffer,
  encoding: Encoding,
  plainBytes: number,
): Promise<Buffer> {
  const { decompress: decompressAsync, decompressSync } = codecs[encoding];
  // One more byte: a chunk that is full makes Node allocate a second one.
  const options = { chunkSize: Math.max(plainBytes + 1, 1024) };
  return plainBytes <= quickEffort.inlineBytes
    ? decompressSync(packed, options)
    : decompressAsync(packed, options);
}
