import { describe, expect, it } from 'vitest';
import { asOne } from '../../db/as-one.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  countAttempt,
  countingAttempt,
  settlingAttempt,
  type Attempt,
  type Counted,
} from './throttle-repo.ts';

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
  const count = (attempt: Attempt, at = start) =>
    testApp().deps.db.one<Counted>(...countingAttempt(attempt, new Date(at)));
  const take = (at = start) => count({ key: tried, rule: free, counters, unless: [] }, at);
  const settle = (opened: string) =>
    testApp().deps.db.execute(
      ...asOne(
        [{ as: 'opened', text: opened, values: [] }, ...settlingAttempt(tried, shared, [row])],
        'SELECT FROM opened',
      ),
    );
  const end = () => settle('SELECT');

  it('is counted in each counter that is not full, given back to the shared one, and removed from the rest', async () => {
    for (const hits of [1, 2, 3]) {
      expect(await take()).toEqual({ hits, counted: ['shared', 'row'] });
    }
    expect(await take()).toEqual({ hits: 4, counted: [] });
    await end();
    expect(await take()).toEqual({ hits: 1, counted: ['shared', 'row'] });
    expect(await take()).toEqual({ hits: 2, counted: ['row'] });
  });

  it('is counted nowhere while a wait runs', async () => {
    const key = { bucket: 'waiting', subject: Buffer.from('one') };
    const one = [{ bucket: 'kept', subject: Buffer.from('one'), windowMs: minute, refuseAfter: 9 }];
    const again = () => count({ key, rule: { ...rule, free: 2 }, counters: one, unless: [] });
    expect(await again()).toEqual({ hits: 1, counted: ['kept'] });
    expect(await again()).toEqual({ hits: 2, counted: ['kept'] });
    expect(await again()).toEqual({ hits: null, counted: [] });
  });

  it('is counted nowhere while another counter has reached what asks for more', async () => {
    const key = { bucket: 'asking', subject: Buffer.from('one') };
    const asked = { bucket: 'asked', subject: Buffer.from('one') };
    const unless = [{ ...asked, below: 2 }];
    const again = (at = start) =>
      count(
        {
          key: asked,
          rule: free,
          counters: [{ ...key, windowMs: 2 * minute, refuseAfter: 9 }],
          unless,
        },
        at,
      );
    expect(await again()).toEqual({ hits: 1, counted: ['asking'] });
    expect(await again()).toEqual({ hits: 2, counted: ['asking'] });
    expect(await again()).toEqual({ hits: null, counted: [] });
    expect(await again(start + minute)).toEqual({ hits: 1, counted: ['asking'] });
  });

  it('leaves its counts when no session was opened', async () => {
    const before = await take();
    await settle('SELECT WHERE false');
    expect((await take()).hits).toBe((before.hits ?? 0) + 1);
    await end();
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
