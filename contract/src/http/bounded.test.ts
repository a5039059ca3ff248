import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { anyNumber, limitedList, wholeNumber } from './bounded.ts';

const sentence = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

it('§5 states the bounds of numbers and lists', () => {
  expect(sentence(wholeNumber(1, 7), 8)).toContain('from 1 to 7');
  expect(sentence(wholeNumber(1, 7), 1.5)).toContain('from 1 to 7');
  expect(sentence(anyNumber(-90, 90), Number.NaN)).toContain('from -90 to 90');
  expect(sentence(limitedList(z.string(), 1), ['a', 'b'])).toContain('no more than 1');
  expect(sentence(limitedList(z.string(), 1), 'a')).toBe('Send a list here.');
});
