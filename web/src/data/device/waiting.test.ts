import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeUser } from '../../lib/browser-storage.ts';
import { chosenHere } from '../../lib/chosen-record.ts';
import { waitingDatabase } from '../../lib/waiting-database.ts';
import { aUser } from '../../testing/a-user.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { chooseKeptHere } from './choice.ts';
import { noteBack, noteWaiting, waitingNow } from './state.ts';
import { followUnseen, followWaiting, outbox, readWaiting } from './waiting.ts';
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

it('in the record of someone else, what waits for the own one is known and sent, and told to no screen', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { hidden: false });
  chosenHere.record = { id: 'r', name: 'Anna Berg', areas: [], role: 'viewer' };
  vi.spyOn(outbox, 'list').mockResolvedValueOnce([item]).mockResolvedValue([]);
  const lists: unknown[] = [];
  const stop = followUnseen((waiting) => void lists.push(waiting));
  await vi.advanceTimersByTimeAsync(100);
  expect(lists).toEqual([[item], []]);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(lists).toEqual([[item], [], []]);
  vi.spyOn(outbox, 'list').mockResolvedValue([item]);
  await readWaiting();
  expect(waitingNow()).toEqual([]);
  stop();
  expect(lists.at(-1)).toEqual([]);
  chosenHere.record = null;
});
