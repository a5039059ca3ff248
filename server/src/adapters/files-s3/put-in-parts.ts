import type { S3Bucket } from './s3-bucket.ts';

/** The smallest that S3 allows for all parts but the last: this is what an upload holds in memory. */
const partBytes = 5 * 1024 * 1024;

/** Pieces of exactly one part; only the last may be shorter, and there is always one. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let part = Buffer.allocUnsafe(partBytes);
  let used = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) {
      if (used === partBytes) {
        yield part;
        // A new buffer each time: a retry may still be reading the last one.
        part = Buffer.allocUnsafe(partBytes);
        used = 0;
      }
      const taken = Math.min(partBytes - used, chunk.length - at);
      part.set(chunk.subarray(at, at + taken), used);
      used += taken;
      at += taken;
    }
  }
  yield part.subarray(0, used);
}

/** Stores a content of unknown length under one key: readers see all of it or nothing. */
export async function putInParts(
  bucket: S3Bucket,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = partsOf(content);
  try {
    const first = await parts.next();
    const second = await parts.next();
    if (second.done === true) await bucket.put(key, first.value as Buffer);
    else await putTogether(bucket, key, [first.value as Buffer, second.value], parts);
  } finally {
    // An upload that is given up also closes the stream that it reads from.
    await parts.return(undefined);
  }
}

async function putTogether(
  bucket: S3Bucket,
  key: string,
  begun: readonly Buffer[],
  rest: AsyncIterable<Buffer>,
): Promise<void> {
  const upload = await bucket.beginUpload(key);
  const sent: Awaited<ReturnType<S3Bucket['putPart']>>[] = [];
  const send = async (part: Buffer) =>
    sent.push(await bucket.putPart(key, upload, sent.length + 1, part));
  try {
    for (const part of begun) await send(part);
    for await (const part of rest) await send(part);
    await bucket.completeUpload(key, upload, sent);
  } catch (error) {
    // What cannot be aborted now is left for the sweep.
    await bucket.abortUpload(key, upload).catch(() => {});
    throw error;
  }
}
