import { describe, expect, it } from 'vitest';
import { hasOddPieces, taperPhases } from './taper.ts';

const taper = {
  from: 8,
  by: 2,
  to: 2,
  everyDays: 5,
  startDate: '2026-02-01',
  times: ['08:00', '20:00'],
  tablet: 2,
  unit: 'mg',
};
const counts = (changes: object = {}) =>
  taperPhases({ ...taper, ...changes }).map(({ slots }) =>
    slots.map(({ parts }) => parts.map(({ count, strength }) => `${count} × ${strength}`).join()),
  );

describe('§3 the amounts of a taper are those of a day', () => {
  it('divides each evenly over the times', () => {
    expect(counts()).toEqual([
      ['2 × 2 mg', '2 × 2 mg'],
      ['1.5 × 2 mg', '1.5 × 2 mg'],
      ['1 × 2 mg', '1 × 2 mg'],
      ['0.5 × 2 mg', '0.5 × 2 mg'],
    ]);
    expect(counts({ tablet: null })[0]).toEqual(['1 × 4 mg', '1 × 4 mg']);
  });

  it('finds the steps that neither whole nor half tablets make', () => {
    const isOdd = (changes: object) =>
      taperPhases({ ...taper, ...changes }).map(({ slots }) => hasOddPieces(slots));
    expect(isOdd({})).toEqual([false, false, false, false]);
    expect(isOdd({ tablet: 4 })).toEqual([false, true, false, true]);
  });

  it('goes on with the last dose, or ends with it', () => {
    expect(taperPhases(taper).at(-1)?.length).toEqual({ open: true });
    expect(taperPhases({ ...taper, doesEnd: true }).at(-1)?.length).toEqual({ days: 5 });
  });
});
