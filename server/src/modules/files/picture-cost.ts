import { limits } from '@caretrail/contract/limits';
import type { Metadata } from 'sharp';

/** The cost of a progressive photo of 64 million pixels, as some programs save it. */
const maxBytes = 200_000_000;
/** Each scan covers the whole picture. Programs write about ten. */
const maxPasses = 100;
/** How many rows of a picture that is decoded row by row are in memory at a time, as measured. */
const rowsHeld = 800;

const mark = 0xff;
const passMark = Buffer.from([mark, 0xda]);
const isFrameMark = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isWithoutLength = (code: number): boolean => code <= 1 || (code >= 0xd0 && code <= 0xd9);

/** Most colour components of a JPEG have less than one value a pixel. The maximum where that is unknown. */
function valuesPerPixel(jpeg: Buffer): number {
  for (let at = 2; at + 20 < jpeg.length && jpeg[at] === mark;) {
    const code = jpeg.readUInt8(at + 1);
    if (isWithoutLength(code)) break;
    if (isFrameMark(code)) {
      const count = jpeg.readUInt8(at + 9);
      const parts = Array.from({ length: count }, (_, n) => jpeg[at + 11 + 3 * n] ?? 0);
      const across = parts.map((part) => part >> 4);
      const down = parts.map((part) => part & 15);
      const all = across.reduce((sum, part, n) => sum + part * (down[n] ?? 0), 0);
      return all / (Math.max(...across) * Math.max(...down)) || count;
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return 4;
}

function passesOf(jpeg: Buffer): number {
  let count = 0;
  for (let at = jpeg.indexOf(passMark); at !== -1; at = jpeg.indexOf(passMark, at + 2)) count += 1;
  return count;
}

/** A WebP says in its first bytes whether it is animated. Just counting its frames takes quadratic time. */
export const isMoving = (content: Buffer): boolean =>
  content.length > 20 &&
  content.toString('latin1', 8, 16) === 'WEBPVP8X' &&
  (content.readUInt8(20) & 2) !== 0;

type Said = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>;

function bytesToDecode(content: Buffer, said: Said): number {
  const { format, width, height, channels, depth, isProgressive } = said;
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (format === 'jpeg') return isProgressive ? pixels * valuesPerPixel(content) * 2 : 0;
  const bytesPerPixel = channels * (depth === 'uchar' ? 1 : 2);
  return (isProgressive ? pixels : width * rowsHeld) * bytesPerPixel;
}

/** From the header of a picture: some are small as files and take gigabytes or minutes to decode. */
export const takesTooMuch = (
  content: Buffer,
  said: Said,
  maxPixels: number = limits.files.maxPixels,
): boolean =>
  said.width * said.height > maxPixels ||
  bytesToDecode(content, said) > maxBytes ||
  (said.format === 'jpeg' && said.isProgressive && passesOf(content) > maxPasses);
