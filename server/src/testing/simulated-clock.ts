import type { Clock } from '../ports/clock.ts';

/** All processes of this machine agree on it. */
export type SimulatedTime = {
  readonly fromMs: number;
  /** The real time then. */
  readonly realMs: number;
  /** How many times as fast. */
  readonly speed: number;
};

export const simulatedClock = ({ fromMs, realMs, speed }: SimulatedTime): Clock => ({
  now: () => new Date(fromMs + (Date.now() - realMs) * speed),
});
