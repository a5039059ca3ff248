import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autosave, autosaveTimes, type SaveState } from './autosave.ts';

const { waitMs, firstRetryMs } = autosaveTimes;
const states: SaveState[] = [];
const save = vi.fn<(value: string) => Promise<void>>();
let saver: ReturnType<typeof autosave<string>>;

beforeEach(() => {
  vi.useFakeTimers();
  states.length = 0;
  save.mockReset().mockResolvedValue();
  saver = autosave({ save, onState: (state) => states.push(state) });
});
afterEach(() => vi.useRealTimers());

const sent = () => save.mock.calls.map(([value]) => value);

describe('autosave', () => {
  it('waits for a pause and saves the last value once', async () => {
    for (const value of ['a', 'ab', 'abc']) {
      saver.onChange(value);
      await vi.advanceTimersByTimeAsync(waitMs - 1);
    }
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['abc']);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('does not wait when the step changes', async () => {
    saver.onChange('a');
    await saver.flush();
    expect(sent()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(sent()).toEqual(['a']);
  });

  it('sends nothing when nothing changed', async () => {
    await saver.flush();
    expect(sent()).toEqual([]);
  });

  it('never has two calls under way: the newer value follows', async () => {
    let finish = (): void => undefined;
    save.mockImplementationOnce(() => new Promise((done) => (finish = done)));
    saver.onChange('a');
    void saver.flush();
    saver.onChange('b');
    await saver.flush();
    expect(sent()).toEqual(['a']);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(['a', 'b']);
    expect(states.at(-1)).toBe('saved');
  });

  it('says so when it could not save, and tries again, ever more slowly, with the newest value', async () => {
    save.mockRejectedValue(new Error('offline'));
    saver.onChange('a');
    await saver.flush();
    expect(states).toEqual(['saving', 'unsaved']);
    await vi.advanceTimersByTimeAsync(firstRetryMs);
    await vi.advanceTimersByTimeAsync(firstRetryMs);
    expect(sent()).toEqual(['a', 'a']);
    saver.onChange('b');
    save.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(2 * firstRetryMs);
    expect(sent()).toEqual(['a', 'a', 'b']);
    expect(states.at(-1)).toBe('saved');
  });

  it('stops for good', async () => {
    saver.onChange('a');
    saver.stop();
    await vi.advanceTimersByTimeAsync(10 * waitMs);
    expect(sent()).toEqual([]);
  });
});
