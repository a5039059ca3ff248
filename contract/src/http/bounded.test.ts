import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { anyNumber, limitedList, strictBody, wholeNumber } from './bounded.ts';

const body = strictBody({ name: z.string() });
const sentence = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

it('§7 unknown fields are refused and named, in a create and in an edit', () => {
  expect(sentence(body, { name: 'x', extra: 1 })).toMatch(/^Please leave out .*: extra\.$/);
  expect(sentence(z.partial(body), { extra: 1 })).toMatch(/^Please leave out .*: extra\.$/);
  expect(sentence(body, null)).toMatch(/^Please /);
});

it('§7 names that were sent to flood the answer are cut', () => {
  const many = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`${at}`.repeat(99), 1]));
  expect(sentence(body, { name: 'x', ...many })?.length).toBeLessThan(300);
});

it('§5 numbers and lists say their bounds', () => {
  expect(sentence(wholeNumber(1, 7), 8)).toContain('from 1 to 7');
  expect(sentence(wholeNumber(1, 7), 1.5)).toContain('from 1 to 7');
  expect(sentence(anyNumber(-90, 90), Number.NaN)).toContain('from -90 to 90');
  expect(sentence(limitedList(z.string(), 1), ['a', 'b'])).toContain('at most 1');
  expect(sentence(limitedList(z.string(), 1), 'a')).toMatch(/^Please /);
});
