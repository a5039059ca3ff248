import { validate, version } from 'uuid';
import { expect, it } from 'vitest';
import { makeIds } from './ids.ts';

it('sorts ids in the order in which they were created, within a millisecond and when the clock goes back', () => {
  const clock = [5, 5, 5, 6, 4, 4, 7].map((ms) => 0x0123_4567_89a0 + ms);
  let at = 0;
  const ids = makeIds(() => clock[Math.min(at++ >> 7, clock.length - 1)] ?? 0);
  const made = Array.from({ length: 1000 }, () => ids.next());
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(made.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(made[0]?.slice(0, 13)).toBe('01234567-89a5');
});

it('creates no id twice on two servers', () => {
  const [one, other] = [makeIds(() => 1), makeIds(() => 1)];
  const made = Array.from({ length: 1000 }, () => [one.next(), other.next()]).flat();
  expect(new Set(made).size).toBe(2000);
});
