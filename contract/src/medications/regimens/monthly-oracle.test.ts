import { expect, it } from 'vitest';
import { tryMonthly } from '../testing/check-monthly.ts';

const medicines = 200;

it('§3 any medicine taken by months has the days that another implementation of RFC 5545 gives it', () => {
  expect(tryMonthly(medicines, 28)).toEqual({ fault: null });
}, 60_000);
