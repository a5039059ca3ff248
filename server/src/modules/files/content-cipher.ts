import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;
const chunkBytes = 64 * 1024;

type Content = AsyncIterable<Uint8Array>;
export type Secret = {
  /** A key for this one content, so that a counter can be the nonce. */
  readonly key: Uint8Array;
  /** The owner of the content: under another name it does not open. */
  readonly name: string;
};

/** The number of the chunk and whether it is the last: reordered or cut content does not open. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Regroups incoming data into chunks of one size; the last one is shorter, or empty, and marked. */
async function* pieces(content: Content, size: number) {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const part of content) {
    waiting.push(part);
    length += part.length;
    if (length <= size) continue;
    let all = Buffer.concat(waiting, length);
    for (; all.length > size; all = all.subarray(size))
      yield { piece: all.subarray(0, size), isLast: false };
    waiting = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(waiting, length), isLast: true };
}

/** AES-256-GCM in chunks of 64 KiB: neither side ever holds more than one of them. */
export async function* encrypted({ key, name }: Secret, content: Content): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { piece, isLast } of pieces(content, chunkBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(index, isLast)).setAAD(Buffer.from(name));
    index += 1;
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Throws at the first chunk that was altered. */
export async function* decrypted({ key, name }: Secret, content: Content): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { piece, isLast } of pieces(content, chunkBytes + tagBytes)) {
    const nonce = nonceOf(index, isLast);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(name))
      .setAuthTag(piece.subarray(-tagBytes));
    index += 1;
    yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
  }
}
