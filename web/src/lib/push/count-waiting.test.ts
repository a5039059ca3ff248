import { describe, expect, it, vi } from 'vitest';
import { countWaiting } from './count-waiting.ts';

/** A request of IndexedDB that has an answer. */
const answered = <T>(result: T) => {
  const request = { result, onsuccess: () => undefined };
  queueMicrotask(() => request.onsuccess());
  return request;
};

/** A browser with these databases, each with the names of its rows. */
function browserWith(databases: Record<string, readonly string[]>) {
  const opened: string[] = [];
  const close = vi.fn();
  vi.stubGlobal('indexedDB', {
    databases: async () => Object.keys(databases).map((name) => ({ name, version: 1 })),
    open: (name: string) => {
      opened.push(name);
      const rows = { getAllKeys: () => answered(databases[name]) };
      return answered({ transaction: () => ({ objectStore: () => rows }), close });
    },
  });
  return { opened, close };
}

describe('what waits in the app', () => {
  it('is counted without its key, and its database is closed', async () => {
    const { close } = browserWith({ 'caretrail-waiting': ['a', 'b', 'key'] });
    expect(await countWaiting()).toBe(2);
    expect(close).toHaveBeenCalledOnce();
  });

  it('is nothing where nothing was ever kept, and no database is made', async () => {
    const { opened } = browserWith({ 'caretrail-push': [] });
    expect(await countWaiting()).toBe(0);
    expect(opened).toEqual([]);
  });
});
