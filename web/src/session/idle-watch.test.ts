import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken } from '../testing/a-token.ts';
import { type IdleView, type IdleWatch, watchIdle } from './idle-watch.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 15, 8);
const tokenOf = (issued: number, aal: 1 | 2 = 2) => aToken({ opened: start, issued, aal });

const onView = vi.fn<(view: IdleView) => void>();
const onStillHere = vi.fn();
const onOver = vi.fn();
let watch: IdleWatch;

const newWatch = () => watchIdle({ onView, onStillHere, onOver });
const warning = (endsAt: number, by = 'idle') => ({ kind: 'warning', endsAt, by });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.clearAllMocks();
  watch = newWatch();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe('§4.1 an idle session', () => {
  it('warns two minutes before its end, then asks the server, and not before the end', () => {
    watch.follow(tokenOf(start), 'patient', true);
    vi.advanceTimersByTime(58 * minute - 1);
    expect(onView).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onView).toHaveBeenLastCalledWith(warning(start + hour));
    vi.advanceTimersByTime(2 * minute);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3000);
    expect(onOver).toHaveBeenCalledOnce();
    expect(watch.overBecause()).toBe('idle');
  });

  it('without a connection, on a device that keeps a copy, lasts until its maximum time', () => {
    watch.stop();
    let isStaying = true;
    watch = watchIdle({ onView, onStillHere, onOver, isStaying: () => isStaying });
    watch.follow(tokenOf(start), 'patient', true);
    vi.advanceTimersByTime(5 * hour);
    expect([onView, onOver].map((each) => each.mock.calls.length)).toEqual([0, 0]);
    expect(watch.overBecause()).toBeNull();
    vi.advanceTimersByTime(19 * hour + 3000);
    expect(onOver).toHaveBeenCalledOnce();
    expect(watch.overBecause()).toBe('full-time');
    isStaying = false;
    expect(watch.overBecause()).toBe('idle');
  });

  it('of an administrator warns after thirteen minutes', () => {
    watch.follow(tokenOf(start), 'administrator', true);
    vi.advanceTimersByTime(13 * minute);
    expect(onView).toHaveBeenLastCalledWith(warning(start + 15 * minute));
  });

  it('goes on with a new token, also from another tab, and the warning goes away', () => {
    watch.follow(tokenOf(start), 'patient', true);
    vi.advanceTimersByTime(59 * minute);
    watch.follow(tokenOf(Date.now()), 'patient', true);
    expect(onView).toHaveBeenLastCalledWith({ kind: 'quiet' });
    vi.advanceTimersByTime(57 * minute);
    expect(onView).toHaveBeenCalledTimes(2);
    expect(watch.overBecause()).toBeNull();
  });

  it('is over when a sleeping device wakes after the end', () => {
    watch.follow(tokenOf(start), 'patient', true);
    vi.setSystemTime(start + 3 * hour);
    watch.check();
    expect(onOver).toHaveBeenCalledOnce();
    expect(onView).not.toHaveBeenCalled();
  });

  it('is not watched any more after a logout', () => {
    watch.follow(tokenOf(start), 'patient', true);
    watch.follow(null, 'patient', true);
    vi.advanceTimersByTime(2 * hour);
    expect(onView).not.toHaveBeenCalled();
    expect(onOver).not.toHaveBeenCalled();
    expect(watch.overBecause()).toBeNull();
  });
});

describe('§4.1 the longest time of a session', () => {
  it('is announced with its own reason, however active the user is', () => {
    vi.setSystemTime(start + 23.5 * hour);
    watch.follow(tokenOf(Date.now()), 'patient', true);
    vi.advanceTimersByTime(28 * minute);
    watch.onActivity();
    expect(onStillHere).not.toHaveBeenCalled();
    expect(onView).toHaveBeenLastCalledWith(warning(start + 24 * hour, 'full-time'));
  });

  it('is short before the second factor', () => {
    watch.follow(tokenOf(start, 1), 'patient', true);
    vi.advanceTimersByTime(13 * minute);
    expect(onView).toHaveBeenLastCalledWith(warning(start + 15 * minute, 'first-factor'));
  });
});

describe('§4.1 a user who reads or writes without calling the server', () => {
  it('is not idle: the session is refreshed from time to time', () => {
    watch.follow(tokenOf(start), 'patient', true);
    watch.onActivity();
    expect(onStillHere).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20 * minute);
    watch.onActivity();
    expect(onStillHere).toHaveBeenCalledOnce();
  });

  it('answers the warning with its buttons, not by a stray touch', () => {
    watch.follow(tokenOf(start), 'patient', true);
    vi.advanceTimersByTime(59 * minute);
    watch.onActivity();
    expect(onStillHere).not.toHaveBeenCalled();
  });
});

describe('a wrong clock on this device', () => {
  it.each([-2 * hour, 2 * hour])('%d ms off changes nothing once a token has arrived', (off) => {
    vi.setSystemTime(start + off);
    watch.follow(tokenOf(start), 'patient', true);
    vi.advanceTimersByTime(58 * minute - 1);
    expect(onView).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onView).toHaveBeenLastCalledWith(warning(start + off + hour));
  });

  it('ahead, with a stored token: the server is asked, and its new token sets the clock', () => {
    vi.setSystemTime(start + 2 * hour);
    watch.follow(tokenOf(start), 'patient', false);
    expect(onOver).toHaveBeenCalledOnce();
    watch.follow(tokenOf(start + 1000), 'patient', true);
    vi.advanceTimersByTime(57 * minute);
    expect(onView).not.toHaveBeenCalled();
  });

  it('behind, with a stored token: it counts from now', () => {
    vi.setSystemTime(start - 2 * hour);
    watch.follow(tokenOf(start), 'patient', false);
    vi.advanceTimersByTime(58 * minute);
    expect(onView).toHaveBeenLastCalledWith(warning(start - hour));
  });
});
