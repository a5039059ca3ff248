import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeTurns } from './turns.ts';

describe('work in turns', () => {
  it('is done two at a time, 150 wait, and the rest is told to come back', async () => {
    const inTurn = makeTurns({ atOnce: 2, longestQueue: 150 });
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
    const inTurn = makeTurns({ atOnce: 1, longestQueue: 10 });
    const broken = inTurn(() => Promise.reject(new Error('broken')));
    const after = inTurn(async () => 'done');
    await expect(broken).rejects.toThrow('broken');
    expect(await after).toBe('done');
    expect(await inTurn(async () => 'again')).toBe('again');
  });
});
