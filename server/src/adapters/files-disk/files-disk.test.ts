import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content, testFileStore, someKey } from '../../testing/file-store-promises.ts';
import { filesUnder } from '../../testing/stored-files.ts';
import { filesOnDisk } from './files-disk.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('§3 files on the disk', () => {
  testFileStore(() => ({
    store: filesOnDisk(folder),
    everything: async () =>
      (await filesUnder(folder)).filter((name) => !name.startsWith('deleted-accounts')),
  }));

  it('are refused before the disk is full', async () => {
    const store = filesOnDisk(folder, { reserve: Number.MAX_SAFE_INTEGER });
    await expect(store.put(someKey, content('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('are refused before those that arrive at once could fill it', async () => {
    const store = filesOnDisk(folder, { step: Number.MAX_SAFE_INTEGER });
    const outcomes = await Promise.allSettled(
      ['one', 'two'].map((name) => store.put({ ...someKey, name }, content(name))),
    );
    expect(outcomes.map(({ status }) => status)).toContain('rejected');
    await store.put({ ...someKey, name: 'three' }, content('x'));
  });

  it('reserves only one step for an upload that stands still, and checks again as one grows', async () => {
    let free = 1000;
    const store = filesOnDisk(folder, { reserve: 500, step: 100, freeOn: async () => free });
    const still = Array.from({ length: 3 }, (_, at) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const stored = store.put({ ...someKey, name: `still-${at}` }, readable);
      return { stored, writer: writable.getWriter() };
    });
    await store.put({ ...someKey, name: 'other' }, content('x'));
    async function* growing() {
      for (; ; free -= 60) yield Buffer.alloc(60);
    }
    await expect(store.put({ ...someKey, name: 'large' }, growing())).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(free).toBeGreaterThanOrEqual(500);
    for (const { writer } of still) await writer.close();
    await Promise.all(still.map(({ stored }) => stored));
  });

  it('reports a disk that denies access as a problem of the store', async () => {
    const place = join(folder, 'a-file');
    await writeFile(place, '');
    await chmod(place, 0o400);
    const problem = { name: 'FileStoreProblem', code: 'ENOTDIR' };
    await expect(filesOnDisk(place).put(someKey, content('x'))).rejects.toMatchObject(problem);
    await expect(filesOnDisk(place).open(someKey)).rejects.toMatchObject(problem);
  });
});
