import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExportQueue } from './export-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Exports that run until they are cut off, or until their rest is read. */
function slowReaders() {
  const enqueue = createExportQueue();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (of: string) =>
    enqueue(
      () => {
        begun.push(of);
        return new Promise<string>((end) => ends.set(of, () => end(of)));
      },
      { of, isConnected: () => true, cutOff: () => ends.get(of)?.() },
    );
  return { begun, ends, ask };
}

describe('§3 the queue of data exports', () => {
  it('runs two; a client that waits too long gets an error, and its export is not started', async () => {
    const { begun, ends, ask } = slowReaders();
    const held = [ask('ann'), ask('bea')];
    const refused = expect(ask('cat')).rejects.toMatchObject({
      status: 503,
      extras: { retryAfter: 60 },
    });
    await vi.advanceTimersByTimeAsync(15_000);
    await refused;
    for (const end of ends.values()) end();
    await Promise.all(held);
    expect(begun).toEqual(['ann', 'bea']);
  });

  it('lets a slow reader keep a slot while no one waits, and for a minute otherwise', async () => {
    const { begun, ask } = slowReaders();
    const held = [ask('ann'), ask('bea')];
    await vi.advanceTimersByTimeAsync(600_000);
    const cat = ask('cat');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.race(held)).toBe('ann');
    expect(begun).toEqual(['ann', 'bea', 'cat']);
    void cat;
  });
});
