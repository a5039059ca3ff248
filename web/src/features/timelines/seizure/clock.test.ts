import { seizureClock } from '@caretrail/contract/timelines/seizure';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatClock,
  isOverdue,
  readClock,
  removeClock,
  secondsSince,
  startClock,
  stopClock,
} from './clock.ts';

const nowMs = Date.parse('2026-11-19T14:02:00Z');
const hour = 60 * 60 * 1000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => removeClock());

describe('the seizure clock', () => {
  it('runs on after a reload, for the same user in the same record only', () => {
    const started = startClock('ada', nowMs);
    expect(readClock('ada', nowMs + 5000)).toEqual(started);
    expect(secondsSince(started, nowMs + 65_900)).toBe(65);
    expect(readClock('bea', nowMs)).toBeNull();
    expect(readClock('ada record', nowMs)).toBeNull();
    removeClock();
    expect(readClock('ada', nowMs)).toBeNull();
  });

  it('tells the records of one user apart', () => {
    const started = startClock('ada record', nowMs);
    expect(readClock('ada record', nowMs)).toEqual(started);
    expect(readClock('ada', nowMs)).toBeNull();
  });

  it('keeps how long it lasted once it was stopped', () => {
    const stopped = stopClock('ada', startClock('ada', nowMs), 40);
    expect(stopped.lasted).toBe(40);
    expect(readClock('ada', nowMs + hour)).toEqual(stopped);
  });

  it('stops by itself, and is forgotten after a day', () => {
    const started = startClock('ada', nowMs);
    const bound = nowMs + seizureClock.mostSeconds * 1000;
    expect([isOverdue(started, bound - 1000), isOverdue(started, bound)]).toEqual([false, true]);
    expect(readClock('ada', nowMs + 23 * hour)).toEqual(started);
    expect(readClock('ada', nowMs + 24 * hour)).toBeNull();
  });

  it('is not confused by a device whose clock was put back, or by other text', () => {
    const started = startClock('ada', nowMs);
    expect(secondsSince(started, nowMs - 5000)).toBe(0);
    expect(readClock('ada', nowMs - hour)).toBeNull();
    localStorage.setItem('stopwatch', 'x y ada');
    expect(readClock('ada', nowMs)).toBeNull();
  });

  it.each([
    [0, '0:00'],
    [7, '0:07'],
    [90, '1:30'],
    [3599, '59:59'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});
