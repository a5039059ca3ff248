import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/**
 * Pictures that are small as files and would take gigabytes or minutes to decode: only their headers, which is all that
 * is read.
 */

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const rgba = 6;

/** A PNG with four values of 16 bits for each pixel. */
export function deepPng(width: number, height: number, { isInterlaced = false } = {}): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 16, rgba, 0, 0, Number(isInterlaced)]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG with so many more scans than usual. */
export async function jpegInPasses(more: number): Promise<Buffer> {
  const whole = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f766e' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = whole.subarray(whole.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([
    whole.subarray(0, -2),
    ...Array.from({ length: more }, () => last),
    whole.subarray(-2),
  ]);
}

/** A WebP of two frames. */
export function movingWebp(): Promise<Buffer> {
  const frames = ['#0f766e', '#fff'].map((background) => ({
    create: { width: 8, height: 8, channels: 3 as const, background },
  }));
  return Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())).then((pages) =>
    sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

/** As a phone takes it. */
export const photo = (
  width: number,
  height: number,
  options: { progressive?: boolean } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .jpeg({ optimiseCoding: false, ...options })
    .toBuffer();
