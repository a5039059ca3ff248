import { expect, it } from 'vitest';
import { withoutMended } from './mended.ts';

it('§5 what is being changed is not wrong until it is sent again', () => {
  const mistakes = { name: 'a', weekdays: 'b', 'parts.0.count': 'c', until: 'd' };
  expect(withoutMended(mistakes, { name: 'x' })).not.toHaveProperty('name');
  expect(withoutMended(mistakes, { parts: [] })).not.toHaveProperty(['parts.0.count']);
  expect(withoutMended(mistakes, { start: '2026-01-01' })).not.toHaveProperty('until');
});

it('§5 another “how often” takes back what was said of the first, and keeps the rest', () => {
  const mistakes = { name: 'a', weekdays: 'b', 'steps.0.days': 'c', start: 'd' };
  expect(withoutMended(mistakes, { howOften: 'daily' })).toEqual({ name: 'a', start: 'd' });
});
