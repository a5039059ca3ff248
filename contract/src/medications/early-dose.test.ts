import { expect, it } from 'vitest';
import { isEarly } from './early-dose.ts';

const dose = { slot_id: 'evening', at: '2026-11-15T21:00:00Z', postponed_until: null };
const at = (clock: string): number => Date.parse(`2026-11-15T${clock}:00Z`);

it('§3 a dose that is more than two hours away is early; one within them, or past its time, is not', () => {
  const early = ['08:00', '18:59', '19:00', '20:30', '21:00', '23:00'].map((clock) =>
    isEarly(dose, at(clock)),
  );
  expect(early).toEqual([true, true, false, false, false, false]);
});

it('§3 one that was put off is early by its new time', () => {
  const morning = { ...dose, at: '2026-11-15T08:00:00Z' };
  expect(isEarly(morning, at('08:30'))).toBe(false);
  expect(isEarly({ ...morning, postponed_until: '2026-11-15T12:00:00Z' }, at('08:30'))).toBe(true);
});

it('§3 a dose as needed has no time to be early for', () => {
  expect(isEarly({ ...dose, slot_id: null }, at('08:00'))).toBe(false);
});
