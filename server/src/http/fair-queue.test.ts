import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

describe('work in turns', () => {
  it('is done two at a time, 150 wait, and the rest is told to come back', async () => {
    const inTurn = createFairQueue({ atOnce: 2, longestQueue: 150 });
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
      // Comes in at the very moment a place is handed on.
      if (most < 3) void inTurn(soon).catch(() => {});
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 160 }, () => inTurn(work)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(most).toBe(2);
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({
      reason: { code: 'unavailable', status: 503, extras: { retryAfter: 5 } },
    });
  });

  it('goes on after one of them failed', async () => {
    const inTurn = createFairQueue({ atOnce: 1, longestQueue: 10 });
    const broken = inTurn(() => Promise.reject(new Error('broken')));
    const after = inTurn(async () => 'done');
    await expect(broken).rejects.toThrow('broken');
    expect(await after).toBe('done');
    expect(await inTurn(async () => 'again')).toBe('again');
  });

  it('is given fairly: one account has all turns but one, and whoever has the fewest is next', async () => {
    const inTurn = createFairQueue({ atOnce: 3, longestQueue: 20 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (of: string) =>
      inTurn(
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

  it('goes round: who has had a turn is behind all others that wait', async () => {
    const inTurn = createFairQueue({ atOnce: 1, longestQueue: 20 });
    const begun: string[] = [];
    const ask = (of: string) => inTurn(async () => void begun.push(of), { of });
    await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map(ask));
    expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('leaves half of the queue to others', async () => {
    const inTurn = createFairQueue({ atOnce: 1, longestQueue: 10 });
    const asked = Array.from({ length: 8 }, () => inTurn(soon, { of: 'greedy' }));
    const modest = inTurn(async () => 'done', { of: 'modest' });
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await modest).toBe('done');
  });

  it('has no queue of people who have hung up', async () => {
    const inTurn = createFairQueue({ atOnce: 1, longestQueue: 2 });
    const first = inTurn(soon);
    let isThere = true;
    const gone = [1, 2].map(() => inTurn(soon, { isConnected: () => isThere }));
    isThere = false;
    const outcomes = Promise.allSettled(gone);
    expect(await inTurn(async () => 'done')).toBe('done');
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await first;
  });

  it('is not begun for whoever has hung up', async () => {
    const inTurn = createFairQueue({ atOnce: 1, longestQueue: 10 });
    const first = inTurn(soon);
    let isBegun = false;
    const gone = inTurn(
      async () => {
        isBegun = true;
      },
      { isConnected: () => false },
    );
    const after = inTurn(async () => 'done');
    await expect(gone).rejects.toMatchObject({ code: 'unavailable' });
    await first;
    expect(await after).toBe('done');
    expect(isBegun).toBe(false);
  });
});
