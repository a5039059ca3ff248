import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { settleAttempt, countAttempt, countAttemptBelow } from './throttle-repo.ts';

const testApp = useTestApp();
const minute = 60_000;
const rule = { windowMs: minute, free: 30, firstWaitMs: minute, longestWaitMs: minute };
const start = Date.parse('2026-11-15T12:00:00Z');

const tryAt = (subject: string, ms: number) =>
  countAttempt(
    testApp().deps.db,
    { bucket: 'test', subject: Buffer.from(subject) },
    rule,
    new Date(start + ms),
  );

describe('the count of attempts', () => {
  it('allows all that are within the limit, though the clocks of servers differ and calls overtake each other', async () => {
    const hits = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryAt('parallel', (i * 7) % 20)),
    );
    expect(hits.toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect(await tryAt('parallel', -5)).toBe(21);
  });

  it('keeps the limit whatever the clocks say, and waits from the last allowed one', async () => {
    const hits = await Promise.all(
      Array.from({ length: 60 }, (_, i) => tryAt('limit', (i * 7) % 20)),
    );
    expect(hits.filter((hit) => hit !== undefined)).toHaveLength(30);
    expect(await tryAt('limit', -5)).toBeUndefined();
    expect(await tryAt('limit', minute - 1)).toBeUndefined();
    expect(await tryAt('limit', minute + 20)).toBe(1);
  });
});

describe('an attempt that counts elsewhere too', () => {
  const free = { ...rule, free: 10_000 };
  const tried = { bucket: 'tried', subject: Buffer.from('one') };
  const shared = { bucket: 'shared', subject: Buffer.from('one') };
  const row = { bucket: 'row', subject: Buffer.from('one') };
  const counters = [shared, row].map((key) => ({ ...key, windowMs: minute, refuseAfter: 3 }));
  const take = (at = start) =>
    countAttemptBelow(testApp().deps.db, counters, tried, free, new Date(at));
  const end = () => testApp().deps.db.transaction((tx) => settleAttempt(tx, tried, shared, [row]));

  it('is counted in each counter that is not full, given back to the shared one, and removed from the rest', async () => {
    for (const hits of [1, 2, 3]) {
      expect(await take()).toEqual({ hits, counted: new Set(['shared', 'row']) });
    }
    expect(await take()).toEqual({ hits: 4, counted: new Set() });
    await end();
    expect(await take()).toEqual({ hits: 1, counted: new Set(['shared', 'row']) });
    expect(await take()).toEqual({ hits: 2, counted: new Set(['row']) });
  });

  it('is counted nowhere while a wait runs', async () => {
    const key = { bucket: 'waiting', subject: Buffer.from('one') };
    const one = [{ bucket: 'kept', subject: Buffer.from('one'), windowMs: minute, refuseAfter: 9 }];
    const again = () =>
      countAttemptBelow(testApp().deps.db, one, key, { ...rule, free: 2 }, new Date(start));
    expect(await again()).toEqual({ hits: 1, counted: new Set(['kept']) });
    expect(await again()).toEqual({ hits: 2, counted: new Set(['kept']) });
    expect(await again()).toEqual({ hits: undefined, counted: new Set() });
  });

  it('ends while others begin, without a deadlock', async () => {
    const lane = async (): Promise<void> => {
      for (let round = 0; round < 60; round += 1) {
        await take();
        await end();
      }
    };
    await Promise.all(Array.from({ length: 6 }, lane));
  });
});
