import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeUser } from '../../lib/browser-storage.ts';
import { waitingDatabase } from '../../lib/waiting-database.ts';
import { aUser } from '../../testing/a-user.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { chooseKeptHere } from './choice.ts';
import { noteBack, noteWaiting, waitingNow } from './state.ts';
import { followWaiting, outbox } from './waiting.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

const item = { key: 'w', thing: 'x', refusal: null, isWithdrawn: false } as WaitingWrite;

beforeEach(() => {
  freshBrowser();
  writeUser(aUser());
  chooseKeptHere(true);
  vi.stubGlobal('navigator', { onLine: false });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  noteBack();
});

it('what cannot be read has not gone: it is still shown, and read again', async () => {
  const list = vi.spyOn(outbox, 'list').mockRejectedValueOnce(new Error('The disk is busy.'));
  list.mockResolvedValue([item]);
  noteWaiting([item]);
  const outcomes: unknown[] = [];
  const onOutcome = (): void => void outcomes.push(waitingNow());
  const stop = followWaiting({ onOutcome, onAllSent: () => undefined });
  await vi.advanceTimersByTimeAsync(100);
  expect(waitingNow()).toEqual([item]);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcomes).toEqual([[item]]);
  stop();
});

it('after the end of a session nothing of it is left, and no timer runs', async () => {
  vi.spyOn(outbox, 'list').mockRejectedValue(new Error('The disk is busy.'));
  noteWaiting([item]);
  const stop = followWaiting({ onOutcome: () => undefined, onAllSent: () => undefined });
  await vi.advanceTimersByTimeAsync(100);
  stop();
  expect(waitingNow()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waitingNow()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a dose that waits is still shown after another account has answered the question on this device', async () => {
  writeUser(aUser({ id: '0192f0c1-0000-7c3a-9b1d-00000000000b' }));
  chooseKeptHere(false);
  writeUser(aUser());
  vi.spyOn(outbox, 'list').mockResolvedValue([item]);
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: waitingDatabase }] });
  const stop = followWaiting({ onOutcome: () => undefined, onAllSent: () => undefined });
  await vi.advanceTimersByTimeAsync(100);
  expect(waitingNow()).toEqual([item]);
  stop();
});
