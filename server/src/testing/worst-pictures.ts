import sharp from 'sharp';

/** The most expensive pictures of each kind that are still decoded, at the limits. */

const plain = (width: number, height: number, channels: 3 | 4) =>
  sharp({
    create: { width, height, channels, background: { r: 15, g: 118, b: 110, alpha: 0.5 } },
  });

/** Colours that no compression makes small. */
function mixed(side: number): Buffer {
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < pixels.length; at += 4)
    pixels.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  return pixels;
}

const segment = (code: number, content: readonly number[]): Buffer =>
  Buffer.from([0xff, code, (content.length + 2) >> 8, (content.length + 2) & 255, ...content]);

/** A grey JPEG with so many scans, all but the first of which are empty. */
function inPasses(side: number, passes: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const [high, low] = [side >> 8, side & 255];
  // One code of one bit: in the first scan "no change", in the others "nothing in 32,767 blocks".
  const codes = (kind: number, value: number) =>
    segment(0xc4, [kind, 1, ...Array<number>(15).fill(0), value]);
  const rest = Array<number[]>(Math.ceil(blocks / 32_767)).fill([
    0,
    1,
    ...Array<number>(13).fill(1),
  ]);
  const bits = rest.flat();
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Array.from({ length: 8 }, (__, bit) => bits[at * 8 + bit] ?? 1).reduce(
      (sum, bit) => sum * 2 + bit,
      0,
    ),
  ).flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]));
  const pass = (n: number): Buffer[] => {
    const [band, depth] = [1 + (n % 63), 13 - Math.floor(n / 63)];
    const from = depth === 13 ? 0 : depth + 1;
    return [segment(0xda, [1, 1, 0, band, band, from * 16 + depth]), Buffer.from(bytes)];
  };
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, high, low, high, low, 1, 1, 0x11, 0]),
    codes(0x00, 0),
    codes(0x10, 0xe0),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: passes - 1 }, (_, n) => pass(n)).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export const worstPictures: readonly (readonly [what: string, make: () => Promise<Buffer>])[] = [
  ['JPEG of 64 million pixels', () => plain(9248, 6920, 3).jpeg().toBuffer()],
  ['the same in passes', () => plain(9248, 6920, 3).jpeg({ progressive: true }).toBuffer()],
  ['grey JPEG, 64 million, in 100 passes', async () => inPasses(8000, 100)],
  [
    'interlaced PNG of 64 million',
    () => plain(8000, 8000, 3).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  ],
  [
    'PNG of 64 million, 16 bits, alpha',
    () => plain(8000, 8000, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  ],
  [
    'the same 31,000 wide',
    () => plain(31_000, 2064, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  ],
  [
    'WebP of 49 million without loss',
    () =>
      sharp(mixed(7000), { raw: { width: 7000, height: 7000, channels: 4 } })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
  ],
];
