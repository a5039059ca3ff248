import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { takeTry } from './throttle-repo.ts';

const testApp = useTestApp();
const minute = 60_000;
const rule = { windowMs: minute, free: 30, firstWaitMs: minute, longestWaitMs: minute };
const start = Date.parse('2026-11-15T12:00:00Z');

const tryAt = (subject: string, ms: number) =>
  takeTry(
    testApp().deps.db,
    { bucket: 'test', subject: Buffer.from(subject) },
    rule,
    new Date(start + ms),
  );

describe('the count of tries', () => {
  it('lets all through that are allowed, though the clocks of servers differ and calls overtake', async () => {
    const hits = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryAt('parallel', (i * 7) % 20)),
    );
    expect(hits.toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect(await tryAt('parallel', -5)).toBe(21);
  });

  it('holds to the limit whatever the clocks say, and waits from the last allowed', async () => {
    const hits = await Promise.all(
      Array.from({ length: 60 }, (_, i) => tryAt('limit', (i * 7) % 20)),
    );
    expect(hits.filter((hit) => hit !== undefined)).toHaveLength(30);
    expect(await tryAt('limit', -5)).toBeUndefined();
    expect(await tryAt('limit', minute - 1)).toBeUndefined();
    expect(await tryAt('limit', minute + 20)).toBe(1);
  });
});
