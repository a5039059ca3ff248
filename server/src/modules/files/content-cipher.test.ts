import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decrypted, encrypted } from './content-cipher.ts';

const secret = { key: randomBytes(32), name: 'one' };
const whole = async (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
};
async function* inPieces(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
const chunk = 64 * 1024;

describe('§3 the content of a file at rest', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 7])(
    'of %i bytes can be read back, in chunks of any size',
    async (size) => {
      const content = randomBytes(size);
      const stored = await whole(encrypted(secret, inPieces(content, 10_000)));
      for (const pieces of [777, chunk + 16, 1_000_000]) {
        expect((await whole(decrypted(secret, inPieces(stored, pieces)))).equals(content)).toBe(
          true,
        );
      }
    },
  );

  it('does not open when it is cut, extended, reordered, changed or of another file', async () => {
    const stored = await whole(encrypted(secret, inPieces(randomBytes(2 * chunk + 5), chunk)));
    const part = chunk + 16;
    const changed = Buffer.from(stored);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const swapped = Buffer.concat([
      stored.subarray(part, 2 * part),
      stored.subarray(0, part),
      stored.subarray(2 * part),
    ]);
    const opens = (content: Buffer, other = secret) =>
      whole(decrypted(other, inPieces(content, 5000)));
    for (const bad of [
      stored.subarray(0, 2 * part),
      stored.subarray(0, part),
      stored.subarray(0, -1),
      Buffer.alloc(0),
      Buffer.concat([stored, Buffer.from('x')]),
      swapped,
      changed,
    ]) {
      await expect(opens(bad)).rejects.toThrow();
    }
    await expect(opens(stored, { ...secret, name: 'two' })).rejects.toThrow();
    await expect(opens(stored, { ...secret, key: randomBytes(32) })).rejects.toThrow();
  });
});
