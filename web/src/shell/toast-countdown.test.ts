import { limits } from '@caretrail/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countdown } from './toast-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = () => {
  const onOver = vi.fn<() => void>();
  return { onOver, ...countdown(limits.toast.autoCloseMs, onOver) };
};

describe('§9 the time of a toast', () => {
  it('is over after 5000 ms, once', () => {
    const { onOver } = begin();
    vi.advanceTimersByTime(4999);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onOver).toHaveBeenCalledOnce();
  });

  it('stands still while paused and then runs on from there', () => {
    const { onOver, pause } = begin();
    vi.advanceTimersByTime(3000);
    pause(true);
    vi.advanceTimersByTime(60_000);
    expect(onOver).not.toHaveBeenCalled();
    pause(false);
    vi.advanceTimersByTime(1999);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledOnce();
  });

  it('counts nothing twice when it is told the same again', () => {
    const { onOver, pause } = begin();
    vi.advanceTimersByTime(1000);
    pause(true);
    pause(true);
    vi.advanceTimersByTime(9000);
    pause(false);
    vi.advanceTimersByTime(2000);
    pause(false);
    vi.advanceTimersByTime(1999);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledOnce();
  });

  it('is never over once stopped', () => {
    const { onOver, stop } = begin();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(onOver).not.toHaveBeenCalled();
  });
});
