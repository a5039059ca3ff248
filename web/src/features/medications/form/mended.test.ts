import { expect, it } from 'vitest';
import { withoutMended as mended } from './mended.ts';
import { emptyValues, type FormValues, noStep } from './values.ts';

const withoutMended = (
  mistakes: Record<string, string>,
  changes: Partial<FormValues>,
  before: Partial<FormValues> = {},
) => mended(mistakes, changes, { ...emptyValues, ...before });

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

it('keeps what is wrong in the steps that were not touched', () => {
  const [one, two] = [noStep, { ...noStep }];
  const mistakes = { 'steps.0.days': 'a', 'steps.1.parts.0.count': 'b' };
  const steps = [one, { ...two, days: '5' }];
  expect(withoutMended(mistakes, { steps }, { steps: [one, two] })).toEqual({
    'steps.0.days': 'a',
  });
  expect(withoutMended(mistakes, { steps: [one] }, { steps: [one, two] })).toEqual({});
});
