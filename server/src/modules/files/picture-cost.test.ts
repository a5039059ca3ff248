import { describe, expect, it } from 'vitest';
import { photo } from '../../testing/costly-pictures.ts';
import { takesTooMuch } from './picture-cost.ts';

const png = { format: 'png', channels: 3, depth: 'uchar', isProgressive: false } as const;
const nothing = Buffer.alloc(0);

describe('the cost of decoding a picture', () => {
  it.each([
    ['a screen as it is', { ...png, width: 8000, height: 8000 }, false],
    ['a long screen', { ...png, width: 1200, height: 50_000 }, false],
    ['an interlaced one', { ...png, width: 8000, height: 8000, isProgressive: true }, false],
    [
      'an interlaced one with alpha',
      { ...png, width: 8000, height: 8000, isProgressive: true, channels: 4 },
      true,
    ],
    [
      'an interlaced one of 16 bits',
      { ...png, width: 6000, height: 6000, isProgressive: true, depth: 'ushort' },
      true,
    ],
    ['a WebP', { ...png, format: 'webp', width: 7000, height: 7000 }, false],
    ['a large WebP', { ...png, format: 'webp', width: 8000, height: 8000 }, true],
    ['too many pixels', { ...png, format: 'jpeg', width: 8000, height: 8001 }, true],
  ] as const)('%s', (_, said, expected) => {
    expect(takesTooMuch(nothing, said)).toBe(expected);
  });

  it('of a progressive JPEG depends on its colour components', async () => {
    const said = {
      ...png,
      format: 'jpeg',
      isProgressive: true,
      width: 8000,
      height: 8000,
    } as const;
    const content = await photo(16, 16, { progressive: true });
    const full = Buffer.from(content);
    const at = full.indexOf(Buffer.from([0xff, 0xc2]));
    // As if all three were stored for each pixel.
    for (const part of [0, 1, 2]) full[at + 11 + 3 * part] = 0x11;
    expect([content, full, nothing].map((each) => takesTooMuch(each, said))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
