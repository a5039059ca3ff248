import { AsyncResource } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { limits } from '@caretrail/contract/limits';
import type { Sharp, SharpOptions } from 'sharp';
import { fail } from '../../http/fail.ts';
import { createFairQueue, type QueueClient } from '../../http/fair-queue.ts';
import { isMoving, takesTooMuch } from './picture-cost.ts';
import { fileTexts } from './texts.ts';

const longestSidePx = 480;
/** Wall time, for a busy machine; the most expensive picture that is decoded takes a second and a half. */
const patienceSeconds = 8;

const options: SharpOptions = { failOn: 'error', sequentialRead: true };

type Decode = (content: Buffer, options: SharpOptions) => Sharp;
let loaded: Promise<Decode> | undefined;

/** Loaded with the first picture: many megabytes of native code that a server without pictures never needs. */
async function load(): Promise<Decode> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Only these three decoders: never one for drawings, PDF or whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  return sharp;
}

const { formsPerUser } = limits.http;
/**
 * Two at a time, each of another account: a picture is the only content that has to be in memory whole. All that one
 * account can send at once may wait.
 */
const enqueue = createFairQueue({
  atOnce: 2,
  longestQueue: 2 * formsPerUser * limits.files.perEvent,
});

/** Null: a thumbnail would take too much memory or time. */
type Picture = { readonly thumbnail: Buffer | null } | { readonly unfit: 'unreadable' };

export type AskedPicture = {
  /** The account that sent it, in whichever record. */
  readonly userId: string;
  readonly size: number;
  readonly open: () => Promise<Readable>;
  /** Aborted once the response is not needed any more: then waiting work is not started. */
  readonly signal?: AbortSignal | undefined;
  /** The same, for a request that is not a form. */
  readonly isConnected?: QueueClient['isConnected'];
  readonly maxPixels?: number;
};

const notKept = () =>
  fail('unavailable', {
    retryAfter: 10,
    detail: fileTexts.manyPictures,
  });

/**
 * A picture is checked by decoding it; the result is a thumbnail of its pixels alone, without location, camera or other
 * metadata.
 */
export async function pictureOf(asked: AskedPicture): Promise<Picture> {
  const { userId, size, open, signal, isConnected, maxPixels } = asked;
  if (signal?.aborted) throw notKept();
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
  // The signal comes from elsewhere; what is said stays in the language of this request.
  const onAbort = AsyncResource.bind((): void => giveUp(notKept()));
  const stopWaiting = (): void => signal?.removeEventListener('abort', onAbort);
  signal?.addEventListener('abort', onAbort);
  const decoding = enqueue(
    async () => {
      stopWaiting();
      return decoded(await wholeOf(await open(), size), maxPixels);
    },
    { of: userId, isConnected: () => signal?.aborted !== true && isConnected?.() !== false },
  );
  try {
    return await Promise.race([decoding, givenUp]);
  } finally {
    stopWaiting();
  }
}

async function wholeOf(content: Readable, size: number): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const part of content) at += (part as Buffer).copy(whole, at);
  return whole.subarray(0, at);
}

/** For text recognition, which needs no more: about 300 dots per inch of a page. */
const readSidePx = 3500;

/** Upright, in greys, as a PNG of our own: no other program decodes what was sent. Null: it takes too much, or is damaged. */
export async function pictureToRead(sent: Uint8Array): Promise<Buffer | null> {
  const content = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (isMoving(content)) return null;
  loaded ??= load();
  const sharp = await loaded;
  try {
    const said = await sharp(content, { ...options, limitInputPixels: false }).metadata();
    if (takesTooMuch(content, said)) return null;
    return await sharp(content, { ...options, limitInputPixels: limits.files.maxPixels })
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize({ width: readSidePx, height: readSidePx, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

async function decoded(
  content: Buffer,
  maxPixels: number = limits.files.maxPixels,
): Promise<Picture> {
  if (isMoving(content)) return { thumbnail: null };
  loaded ??= load();
  const sharp = await loaded;
  try {
    const said = await sharp(content, { ...options, limitInputPixels: false }).metadata();
    if (takesTooMuch(content, said, maxPixels)) return { thumbnail: null };
    const thumbnail = await sharp(content, { ...options, limitInputPixels: maxPixels })
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize({
        width: longestSidePx,
        height: longestSidePx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 75 })
      .toBuffer();
    return { thumbnail };
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout');
    return isLate ? { thumbnail: null } : { unfit: 'unreadable' };
  }
}
