import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

describe('the fair queue', () => {
  it('runs two at a time, holds 150, and refuses the rest with a time to retry', async () => {
    const enqueue = createFairQueue({ atOnce: 2, longestQueue: 150 });
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
      // Arrives at the very moment a slot is handed on.
      if (most < 3) void enqueue(soon).catch(() => {});
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 160 }, () => enqueue(work)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(most).toBe(2);
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({
      reason: { code: 'unavailable', status: 503, extras: { retryAfter: 5 } },
    });
  });

  it('goes on after one task failed', async () => {
    const enqueue = createFairQueue({ atOnce: 1, longestQueue: 10 });
    const broken = enqueue(() => Promise.reject(new Error('broken')));
    const after = enqueue(async () => 'done');
    await expect(broken).rejects.toThrow('broken');
    expect(await after).toBe('done');
    expect(await enqueue(async () => 'again')).toBe('again');
  });

  it('leaves one slot to others, and runs the account with the fewest slots next', async () => {
    const enqueue = createFairQueue({ atOnce: 3, longestQueue: 20 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (of: string) =>
      enqueue(
        () => {
          begun.push(of);
          return new Promise<void>((end) => ends.push(end));
        },
        { of },
      );
    const all = [ask('greedy'), ask('greedy'), ask('greedy'), ask('greedy'), ask('modest')];
    expect(begun).toEqual(['greedy', 'greedy', 'modest']);
    all.push(ask('late'));
    ends.shift()?.();
    await soon();
    expect(begun.at(-1)).toBe('late');
    while (ends.length > 0) {
      ends.shift()?.();
      await soon();
    }
    await Promise.all(all);
    expect(begun).toHaveLength(6);
  });

  it('runs accounts round robin: after its turn an account is behind all others that wait', async () => {
    const enqueue = createFairQueue({ atOnce: 1, longestQueue: 20 });
    const begun: string[] = [];
    const ask = (of: string) => enqueue(async () => void begun.push(of), { of });
    await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map(ask));
    expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('leaves half of the queue to others', async () => {
    const enqueue = createFairQueue({ atOnce: 1, longestQueue: 10 });
    const asked = Array.from({ length: 8 }, () => enqueue(soon, { of: 'greedy' }));
    const modest = enqueue(async () => 'done', { of: 'modest' });
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await modest).toBe('done');
  });

  it('drops waiting requests whose client has disconnected', async () => {
    const enqueue = createFairQueue({ atOnce: 1, longestQueue: 2 });
    const first = enqueue(soon);
    let isThere = true;
    const gone = [1, 2].map(() => enqueue(soon, { isConnected: () => isThere }));
    isThere = false;
    const outcomes = Promise.allSettled(gone);
    expect(await enqueue(async () => 'done')).toBe('done');
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await first;
  });

  it('does not start work for a client that has disconnected', async () => {
    const enqueue = createFairQueue({ atOnce: 1, longestQueue: 10 });
    const first = enqueue(soon);
    let isBegun = false;
    const gone = enqueue(
      async () => {
        isBegun = true;
      },
      { isConnected: () => false },
    );
    const after = enqueue(async () => 'done');
    await expect(gone).rejects.toMatchObject({ code: 'unavailable' });
    await first;
    expect(await after).toBe('done');
    expect(isBegun).toBe(false);
  });
});
