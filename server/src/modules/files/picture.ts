import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@caretrail/contract/limits';
import type { Sharp, SharpOptions } from 'sharp';
import { makeTurns } from '../../http/turns.ts';

const longestSidePx = 480;

type Decode = (options: SharpOptions) => Sharp;
let loaded: Promise<Decode> | undefined;

/** Loaded with the first picture: many megabytes of native code that a server without pictures never needs. */
async function load(): Promise<Decode> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Only the three readers that are meant: never one for drawings, PDF or whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  return sharp;
}

/** One at a time: a picture is the only content that has to be in memory whole. */
const inTurn = makeTurns({ atOnce: 1, longestQueue: 20 });

export type Picture =
  | { readonly thumbnail: Buffer }
  | { readonly unfit: 'unreadable' | 'too many pixels' };

/**
 * The check of a picture is to decode it; what comes out is a small copy of its pixels alone, without place, camera or
 * anything else that was written beside them.
 */
export const pictureOf = (open: () => Promise<Readable>): Promise<Picture> =>
  inTurn(async () => {
    loaded ??= load();
    const sharp = await loaded;
    const decoder = sharp({
      limitInputPixels: limits.files.maxPixels,
      failOn: 'error',
      sequentialRead: true,
    });
    const made = decoder
      .autoOrient()
      .resize({
        width: longestSidePx,
        height: longestSidePx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 75 })
      .toBuffer();
    try {
      const [thumbnail] = await Promise.all([made, pipeline(await open(), decoder)]);
      return { thumbnail };
    } catch (error) {
      const isTooLarge = error instanceof Error && /pixel limit|too large/i.test(error.message);
      return { unfit: isTooLarge ? 'too many pixels' : 'unreadable' };
    }
  });
