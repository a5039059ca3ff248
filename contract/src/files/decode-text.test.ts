import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

/** Names its encoding; as UTF-8 it knows only ASCII. */
class NamedDecoder {
  readonly #encoding: string;
  readonly #isStrict: boolean;

  constructor(encoding: string, { fatal = false }: { readonly fatal?: boolean } = {}) {
    this.#encoding = encoding;
    this.#isStrict = fatal;
  }

  decode(bytes: Uint8Array): string {
    if (this.#isStrict && bytes.some((byte) => byte > 0x7f)) throw new Error('not UTF-8');
    return this.#encoding;
  }
}

it.each([
  ['utf-16le', [0xff, 0xfe, 0x41, 0x00]],
  ['utf-16be', [0xfe, 0xff, 0x00, 0x41]],
  ['utf-8', [0x41, 0x42]],
  ['utf-8', []],
  ['windows-1252', [0xc4, 0x72]],
  ['windows-1252', [0xff]],
])('reads a text as %s: %j', (encoding, bytes) => {
  expect(decodeText(Uint8Array.from(bytes), NamedDecoder)).toBe(encoding);
});
