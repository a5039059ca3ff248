import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { FileKey, FileStore } from '../ports/file-store.ts';

export type Tried = {
  readonly store: FileStore;
  /** Every content in it, finished or not, by any name. */
  everything(): Promise<readonly string[]>;
};

export const someKey: FileKey = {
  patientId: '0190a0a0-0000-7000-8000-000000000000',
  name: 'one',
};
export const content = (...parts: (string | Buffer)[]): Readable =>
  Readable.from(parts.map((part) => Buffer.from(part)));

async function* broken(...before: Buffer[]) {
  yield* before;
  throw new Error('broke off');
}

const stored = async (store: FileStore, moment: Date) => {
  const found: Record<string, readonly string[]> = {};
  for await (const { patientId, names } of store.storedBefore(moment))
    found[patientId] = names.toSorted();
  return found;
};

/** What the port promises, for each adapter alike. `tried` is called within the tests. */
export function testFileStore(tried: () => Tried): void {
  describe('keeps the promises of the port', () => {
    const tomorrow = new Date(Date.now() + 86_400_000);

    it('reads what was written, replaces it, and removes it twice without an error', async () => {
      const { store, everything } = tried();
      expect(await store.open(someKey)).toBeUndefined();
      await store.put(someKey, content('a', 'b'));
      await store.put(someKey, content('second'));
      const found = await store.open(someKey);
      expect(found?.size).toBe(6);
      expect(found && (await text(found.content))).toBe('second');
      await store.remove(someKey);
      await store.remove(someKey);
      expect(await store.open(someKey)).toBeUndefined();
      expect(await everything()).toEqual([]);
    });

    it.each([0, 1, 5 * 1024 * 1024, 5 * 1024 * 1024 + 1, 11_000_000])(
      'stores %i bytes unchanged',
      async (length) => {
        const { store } = tried();
        const bytes = randomBytes(length);
        const pieces = Array.from({ length: Math.ceil(length / 70_000) }, (_, at) =>
          bytes.subarray(at * 70_000, (at + 1) * 70_000),
        );
        await store.put(someKey, content(...pieces));
        const found = await store.open(someKey);
        expect(found?.size).toBe(length);
        expect(found && bytes.equals(await buffer(found.content))).toBe(true);
        await store.remove(someKey);
      },
    );

    it('has nothing of an upload that broke off, early or late', async () => {
      const { store, everything } = tried();
      await expect(store.put(someKey, broken(Buffer.from('half')))).rejects.toThrow('broke off');
      const late = broken(randomBytes(6_000_000), randomBytes(6_000_000));
      await expect(store.put(someKey, late)).rejects.toThrow('broke off');
      expect(await store.open(someKey)).toBeUndefined();
      expect(await everything()).toEqual([]);
    });

    it('lists by patient what is older, and removes all of one', async () => {
      const { store, everything } = tried();
      const other = { patientId: '0190a0a0-0000-7000-8000-0000000000ff', name: 'two.thumbnail' };
      for (const key of [someKey, { ...someKey, name: 'three' }, other])
        await store.put(key, content('x'));
      expect(await stored(store, tomorrow)).toEqual({
        [someKey.patientId]: ['one', 'three'],
        [other.patientId]: ['two.thumbnail'],
      });
      expect(await stored(store, new Date(0))).toEqual({});
      await store.removeAll(someKey.patientId);
      await store.removeAll(someKey.patientId);
      expect(await stored(store, tomorrow)).toEqual({ [other.patientId]: ['two.thumbnail'] });
      await store.remove(other);
      await store.clearUnfinished(tomorrow);
      expect(await everything()).toEqual([]);
    });

    it('remembers a deleted account, once, and not as a file of a patient', async () => {
      const { store } = tried();
      const deleted = async (): Promise<string[]> => {
        const ids: string[] = [];
        for await (const id of store.deletedAccounts()) ids.push(id);
        return ids.toSorted();
      };
      expect(await deleted()).toEqual([]);
      const [one, other] = [someKey.patientId, '0190a0a0-0000-7000-8000-00000000000a'];
      for (const id of [one, other, one]) await store.markDeleted(id);
      await store.removeAll(one);
      expect(await deleted()).toEqual([one, other]);
      expect(await stored(store, tomorrow)).toEqual({});
      await expect(store.markDeleted('../x')).rejects.toThrow('no name');
    });

    it('stops reading when the reader is destroyed', async () => {
      const { store } = tried();
      await store.put(someKey, content(randomBytes(6_000_000)));
      for (const turn of ['before the first byte', 'after it']) {
        const found = await store.open(someKey);
        if (turn === 'after it') await found?.content.iterator({ destroyOnReturn: false }).next();
        await new Promise((closed) => found?.content.once('close', closed).destroy());
      }
      await store.remove(someKey);
    });

    it.each(['../x', 'a/b', '', '.', 'A\u0000', '..'])('refuses a name like %j', async (name) => {
      const { store } = tried();
      await expect(store.put({ ...someKey, name }, content('x'))).rejects.toThrow('no name');
      const elsewhere = { ...someKey, patientId: name };
      await expect(store.put(elsewhere, content('x'))).rejects.toThrow('no name');
    });

    it('refuses a patient whose last two letters are the parent folder', async () => {
      const { store } = tried();
      for (const patientId of ['a..', 'a.b']) {
        const above = { ...someKey, patientId };
        await expect(store.put(above, content('x'))).rejects.toThrow('no name');
        await expect((async () => store.removeAll(patientId))()).rejects.toThrow('no name');
      }
    });
  });
}
