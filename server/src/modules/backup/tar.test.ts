import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { rowParts } from './row-parts.ts';
import { readTar, tarOf } from './tar.ts';

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const sizes = [0, 1, 511, 512, 513, 5000];
const contentOf = (size: number) => Buffer.alloc(size, `${size} `);
async function* entries() {
  for (const size of sizes)
    yield { path: `some/${size}.bin`, size, content: inPieces(contentOf(size), 700) };
}
const archive = () => buffer(tarOf(entries(), new Date('2026-11-15T03:10:00Z')));

describe('the archive of a backup', () => {
  it('is read as it was written, in chunks of any size', async () => {
    const bytes = await archive();
    for (const size of [1, 513, bytes.length]) {
      const found: [string, boolean][] = [];
      for await (const { path, size: length, content } of readTar(inPieces(bytes, size)))
        found.push([path, contentOf(length).equals(await buffer(content))]);
      expect(found).toEqual(sizes.map((length) => [`some/${length}.bin`, true]));
    }
  });

  it('continues after an entry that was not read, and is refused when it ends early', async () => {
    const bytes = await archive();
    const paths: string[] = [];
    for await (const { path } of readTar(inPieces(bytes, 100))) paths.push(path);
    expect(paths).toHaveLength(sizes.length);
    const reading = async (part: Buffer) => {
      for await (const _ of readTar(inPieces(part, 100)));
    };
    await expect(reading(bytes.subarray(0, 3000))).rejects.toThrow();
    await expect(reading(Buffer.from('x'.repeat(2000)))).rejects.toThrow();
  });

  it('refuses a content that differs from its announced length', async () => {
    const one = async function* () {
      yield { path: 'a', size: 4, content: inPieces(Buffer.from('abc'), 2) };
    };
    await expect(buffer(tarOf(one(), new Date()))).rejects.toThrow('3 bytes, and should have 4');
  });

  it.skipIf(spawnSync('tar', ['--version']).error)('opens with tar', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'caretrail-tar-'));
    const { status } = spawnSync('tar', ['-x', '-C', folder], { input: await archive() });
    expect(status).toBe(0);
    expect((await readFile(join(folder, 'some/513.bin'))).equals(contentOf(513))).toBe(true);
    await rm(folder, { recursive: true });
  });
});

describe('the rows of a backup', () => {
  it('are cut only where a row ends, however long one is', async () => {
    const text = Buffer.from('a\tb\nlong long long long row\nc\n'.repeat(20));
    for (const size of [1, 10, 100, 10_000]) {
      const parts: Buffer[] = [];
      let rows = 0;
      for await (const each of rowParts(inPieces(text, 7), size)) {
        expect(each.part.at(-1)).toBe(10);
        parts.push(each.part);
        rows += each.rows;
      }
      expect(Buffer.concat(parts).equals(text)).toBe(true);
      expect(rows).toBe(60);
    }
  });
});
