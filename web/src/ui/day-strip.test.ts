import { describe, expect, it } from 'vitest';
import { dayLook } from './day-strip.tsx';

const cycle = { doseDays: [1, 2, 3, 4, 5] };
const isFilled = (day: number): boolean => dayLook(day, cycle).includes('bg-type-medication');
const isOutlined = (day: number): boolean => dayLook(day, cycle).includes('border-type-medication');

describe('the strip of a cycle', () => {
  it('outlines every dose day and fills none: a day that is over may not have been taken', () => {
    expect([1, 2, 3, 4, 5].some(isFilled)).toBe(false);
    expect([1, 2, 3, 4, 5].every(isOutlined)).toBe(true);
  });

  it('marks no day without a dose', () => {
    expect([isFilled(6), isOutlined(6)]).toEqual([false, false]);
  });
});
