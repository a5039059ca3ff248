import { expect, it } from 'vitest';
import { serverClock } from './server-clock.ts';

const now = '2026-11-17T12:00:00.000Z';
const minute = 60_000;

it('counts on from the clock of the server, however wrong that of the device is', () => {
  for (const deviceMs of [Date.parse(now), 0, Date.parse('2031-01-01T00:00:00Z')])
    expect(serverClock(now, deviceMs, deviceMs + 5 * minute)).toBe(Date.parse(now) + 5 * minute);
});

it('never goes back behind the answer', () => {
  expect(serverClock(now, minute, 0)).toBe(Date.parse(now));
});
