import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries, linkLibraries } from './binaries.ts';

describe('the libraries of the embedded PostgreSQL', () => {
  let root = '';
  const own = (): string => join(root, 'own');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'caretrail-binaries-'));
    mkdirSync(join(root, 'native', 'lib'), { recursive: true });
    writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), '');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  });
  afterEach(() => {
    chmodSync(join(root, 'native', 'lib'), 0o700);
    rmSync(root, { recursive: true, force: true });
  });

  it('get the links that an install script would have made, and keep them', () => {
    expect(linkLibraries(root, own())).toBeUndefined();
    expect(linkLibraries(root, own())).toBeUndefined();
    expect(readlinkSync(join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('are linked in a folder of ours where the package folder is read-only', () => {
    // A file in the folder's place fails for root too, which no permission stops.
    rmSync(join(root, 'native', 'lib'), { recursive: true });
    writeFileSync(join(root, 'native', 'lib'), '');
    expect(linkLibraries(root, own())).toBe(own());
    const source = join(root, 'native', 'lib', 'libpq.so.5.18');
    expect(readlinkSync(join(own(), 'libpq.so.5'))).toBe(source);
  });

  it.skipIf(process.getuid?.() === 0)('are left alone where they are linked but read-only', () => {
    linkLibraries(root, own());
    chmodSync(join(root, 'native', 'lib'), 0o500);
    expect(linkLibraries(root, own())).toBeUndefined();
  });

  it('run in an environment without our variables', () => {
    const { environment } = findBinaries(own());
    const known = new Set(['LC_ALL', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'PATH', 'TZ']);
    expect(Object.keys(environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
  });
});
