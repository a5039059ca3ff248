import { expect, test } from 'vitest';
import { tryRecurrences } from './testing/check-recurrences.ts';

/** `npm run recurrences` tries many more, from another seed each time. */
const rules = 150;

test('random rules take place when another implementation of RFC 5545 says so', () => {
  expect(tryRecurrences(rules, 28)).toEqual({ fault: null });
});
