import { describe, expect, it } from 'vitest';
import { createQueueForEach } from './queue-for-each.ts';

/** Work that goes on until it is told to end. */
function held() {
  let end = (): void => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  return { end, ended };
}

describe('a queue for each key', () => {
  it('holds the others of its key, and no other key', async () => {
    const enqueue = createQueueForEach({ atOnce: 2, longestQueue: 10 });
    const first = held();
    const began: string[] = [];
    const begin = (name: string) => async () => {
      began.push(name);
      await first.ended;
    };
    const all = [
      enqueue('one', begin('one 1'), { of: 'ann' }),
      enqueue('one', begin('one 2'), { of: 'ann' }),
      enqueue('one', begin('one 3'), { of: 'ben' }),
      enqueue('other', begin('other 1'), { of: 'ann' }),
    ];
    await Promise.resolve();
    // One of two slots is for someone else.
    expect(began).toEqual(['one 1', 'one 3', 'other 1']);
    first.end();
    await Promise.all(all);
    expect(began).toContain('one 2');
  });

  it('refuses what is too much, and begins again when all is done', async () => {
    const enqueue = createQueueForEach({ atOnce: 1, longestQueue: 1 });
    const first = held();
    const running = enqueue('one', () => first.ended);
    const waiting = enqueue('one', async () => 'done');
    await expect(enqueue('one', async () => 'more')).rejects.toMatchObject({ code: 'unavailable' });
    first.end();
    await running;
    expect(await waiting).toBe('done');
    expect(await enqueue('one', async () => 'again')).toBe('again');
  });
});
