import type { Clock } from '../ports/clock.ts';

export type TestClock = Clock & { advance(ms: number): void };

/** Stands still until it is moved. It starts at the real time, because the database and jose have their own clocks. */
export function testClock(start = new Date()): TestClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}
