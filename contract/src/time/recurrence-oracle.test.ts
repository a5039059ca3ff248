import { expect, test } from 'vitest';
import { tryRecurrences } from './testing/check-recurrences.ts';

const rules = 400;

test('random rules take place when another implementation of RFC 5545 says so', () => {
  expect(tryRecurrences(rules, 28)).toEqual({ fault: null });
}, 60_000);
