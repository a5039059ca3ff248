import { expect, it } from 'vitest';
import { withoutFixed as left } from './clear-errors.ts';
import { emptyValues, type FormValues, noStep } from './values.ts';

const withoutFixed = (
  errors: Record<string, string>,
  changes: Partial<FormValues>,
  before: Partial<FormValues> = {},
) => left(errors, changes, { ...emptyValues, ...before });

it('§5 clears the errors of edited fields', () => {
  const errors = { name: 'a', weekdays: 'b', 'parts.0.count': 'c', until: 'd' };
  expect(withoutFixed(errors, { name: 'x' })).not.toHaveProperty('name');
  expect(withoutFixed(errors, { parts: [] })).not.toHaveProperty(['parts.0.count']);
  expect(withoutFixed(errors, { start: '2026-01-01' })).not.toHaveProperty('until');
});

it('§5 clears the errors of the previous “how often” and keeps the others', () => {
  const errors = { name: 'a', weekdays: 'b', 'steps.0.days': 'c', start: 'd' };
  expect(withoutFixed(errors, { howOften: 'daily' })).toEqual({ name: 'a', start: 'd' });
});

it('keeps the errors of unchanged steps', () => {
  const [one, two] = [noStep, { ...noStep }];
  const errors = { 'steps.0.days': 'a', 'steps.1.parts.0.count': 'b' };
  const steps = [one, { ...two, days: '5' }];
  expect(withoutFixed(errors, { steps }, { steps: [one, two] })).toEqual({
    'steps.0.days': 'a',
  });
  expect(withoutFixed(errors, { steps: [one] }, { steps: [one, two] })).toEqual({});
});
