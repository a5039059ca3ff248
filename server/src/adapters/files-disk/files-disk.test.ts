import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder } from '../../testing/stored-files.ts';
import { filesOnDisk } from './files-disk.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

const key = { patientId: '0190a0a0-0000-7000-8000-000000000000', name: 'one' };
const content = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

describe('§3 files on the disk', () => {
  it('are read as they were written, replaced, and removed twice without complaint', async () => {
    const store = filesOnDisk(folder);
    expect(await store.open(key)).toBeUndefined();
    await store.put(key, content('a', 'b'));
    await store.put(key, content('second'));
    const stored = await store.open(key);
    expect(stored && (await text(stored))).toBe('second');
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeUndefined();
  });

  it('that break off leave nothing', async () => {
    const store = filesOnDisk(folder);
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('broke off');
    }
    await expect(store.put(key, broken())).rejects.toThrow('broke off');
    expect(await filesUnder(folder)).toEqual([]);
  });

  it('are refused before the disk is full', async () => {
    const store = filesOnDisk(folder, { reserve: Number.MAX_SAFE_INTEGER });
    await expect(store.put(key, content('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('are refused before those that arrive at once could fill it', async () => {
    const store = filesOnDisk(folder, { largest: Number.MAX_SAFE_INTEGER });
    const outcomes = await Promise.allSettled(
      ['one', 'two'].map((name) => store.put({ ...key, name }, content(name))),
    );
    expect(outcomes.map(({ status }) => status)).toContain('rejected');
    await store.put({ ...key, name: 'three' }, content('x'));
  });

  it.each(['../x', 'a/b', '', '.', 'A\u0000', '..'])('are never called %j', async (name) => {
    const store = filesOnDisk(folder);
    await expect(store.put({ ...key, name }, content('x'))).rejects.toThrow('no name');
    await expect(store.put({ ...key, patientId: name }, content('x'))).rejects.toThrow('no name');
  });
});
