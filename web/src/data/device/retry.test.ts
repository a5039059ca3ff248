import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Round } from './outbox.ts';
import { firstMs, goOnMs, longestAskedMs, longestMs, makeRetry } from './retry.ts';

const cut: Round = { hasSettled: false, isUnanswered: true, pauseMs: 0 };
const sent: Round = { hasSettled: true, isUnanswered: true, pauseMs: 0 };
const busy: Round = { hasSettled: false, isUnanswered: false, pauseMs: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device on which something waits, and the moments of its rounds. */
function device(outcomes: (Round | null)[]) {
  const begunMs = Date.now();
  const rounds: number[] = [];
  const browser = { isOffline: false, isHidden: false };
  const retry = makeRetry({
    flush: async () => {
      rounds.push(Date.now() - begunMs);
      const [next = cut] = outcomes.splice(0, 1);
      return next;
    },
    isOffline: () => browser.isOffline,
    isHidden: () => browser.isHidden,
    now: () => Date.now(),
  });
  retry.follow(true);
  return { retry, rounds, browser, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('what waits while the browser says nothing about the connection', () => {
  it('is sent again by itself, after a pause that doubles up to two minutes', async () => {
    const { rounds, pass } = device([]);
    await pass(6 * 60_000);
    const pauses = rounds.map((ms, at) => ms - (rounds[at - 1] ?? 0));
    expect(pauses.slice(0, 8)).toEqual([
      firstMs,
      firstMs,
      2 * firstMs,
      4 * firstMs,
      8 * firstMs,
      16 * firstMs,
      longestMs,
    ]);
  });

  it('goes on soon after a round that has sent something', async () => {
    const { rounds, pass } = device([cut, cut, sent, cut, cut]);
    await pass(4 * firstMs + goOnMs + firstMs);
    expect(rounds).toEqual([
      firstMs,
      2 * firstMs,
      4 * firstMs,
      4 * firstMs + goOnMs,
      4 * firstMs + goOnMs + firstMs,
    ]);
  });

  it('is sent at once when another call is answered, but not in a round for each answer', async () => {
    const { retry, rounds, pass } = device([]);
    // The next one by itself is after a pause of four times the first.
    await pass(4 * firstMs);
    const before = rounds.length;
    for (let answers = 0; answers < 20; answers += 1) {
      retry.onAnswer();
      await pass(firstMs / 10);
    }
    expect(rounds.slice(before)).toEqual([5 * firstMs]);
  });

  it('is not sent at every answer where the server has answered, and decided nothing', async () => {
    const { retry, rounds, pass } = device([busy, busy]);
    await pass(firstMs);
    retry.onAnswer();
    await pass(100);
    expect(rounds).toEqual([firstMs]);
  });

  it('is sent at once, and more often again, at a press or when the page comes into sight', async () => {
    const { retry, rounds, pass } = device([]);
    await pass(15 * firstMs);
    const before = rounds.length;
    await retry.send();
    await pass(firstMs);
    expect(rounds.slice(before)).toEqual([15 * firstMs, 16 * firstMs]);
  });

  it('waits as long as the server asks, whatever is answered meanwhile', async () => {
    const { retry, rounds, pass } = device([{ ...cut, pauseMs: 60_000 }]);
    await pass(firstMs);
    retry.onAnswer();
    await pass(59_000);
    expect(rounds).toEqual([firstMs]);
    await pass(1000);
    expect(rounds).toEqual([firstMs, firstMs + 60_000]);
  });

  it('waits no longer than ten minutes, whatever a server or a proxy asks for', async () => {
    const { rounds, pass } = device([{ ...cut, pauseMs: 2 ** 40 }]);
    await pass(firstMs);
    await pass(longestAskedMs - 1);
    expect(rounds).toEqual([firstMs]);
    await pass(1);
    expect(rounds).toEqual([firstMs, firstMs + longestAskedMs]);
  });

  it('waits for that also when the page comes into sight; a press sends it', async () => {
    const { retry, rounds, pass } = device([{ ...cut, pauseMs: 60_000 }]);
    await pass(firstMs);
    await retry.send();
    expect(rounds).toEqual([firstMs]);
    await retry.sendNow();
    expect(rounds).toEqual([firstMs, firstMs]);
  });

  it('is left to the tab that sends it, and taken over when that one is closed', async () => {
    const { rounds, pass } = device([null, null, cut]);
    await pass(3 * firstMs);
    expect(rounds).toEqual([firstMs, 2 * firstMs, 3 * firstMs]);
  });

  it('is tried less often out of sight, but what can be sent is sent', async () => {
    const { rounds, browser, pass } = device([sent, cut]);
    browser.isHidden = true;
    await pass(firstMs + goOnMs + longestMs);
    expect(rounds).toEqual([firstMs, firstMs + goOnMs, firstMs + goOnMs + longestMs]);
  });

  it('rests without a connection and while nothing waits: no timer runs', async () => {
    const { retry, rounds, browser, pass } = device([]);
    browser.isOffline = true;
    await retry.send();
    retry.follow(true);
    expect(vi.getTimerCount()).toBe(0);
    browser.isOffline = false;
    retry.follow(true);
    expect(vi.getTimerCount()).toBe(1);
    retry.follow(false);
    expect(vi.getTimerCount()).toBe(0);
    await pass(longestMs);
    expect(rounds).toEqual([]);
  });

  it('is tried again where it could not be read', async () => {
    let rounds = 0;
    const retry = makeRetry({
      flush: () => {
        rounds += 1;
        return Promise.reject(new Error('The disk is busy.'));
      },
      isOffline: () => false,
      isHidden: () => false,
      now: () => Date.now(),
    });
    retry.follow(true);
    await vi.advanceTimersByTimeAsync(2 * firstMs);
    expect(rounds).toBe(2);
  });
});
