/**
 * The current time by the clock of the server: the minute of its answer, and what has passed on the device since it was
 * asked. A device whose clock is wrong still counts minutes.
 */
export const serverClock = (now: string, askedMs: number, deviceMs: number): number =>
  Date.parse(now) + Math.max(0, deviceMs - askedMs);
