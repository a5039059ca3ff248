import { expect, it } from 'vitest';
import { notToldOf, whyNot } from './why-not.ts';

const person = (helper_id: string, changes: object = {}) => ({
  helper_id,
  name: helper_id,
  areas: ['medication' as const],
  ends_on: null,
  is_over: false,
  ...changes,
});
const circle = [
  person('anna'),
  person('ben', { areas: ['calendar'] }),
  person('carla', { ends_on: '2026-11-01', is_over: true }),
];

it('D11 says why a person is not told', () => {
  expect(whyNot(circle, 'ben')).toBe('cannot see the medicines');
  expect(whyNot(circle, 'carla')).toBe('the access ended on 1 November 2026');
  expect(whyNot(circle, 'dora')).toBe('has no access any more');
});

it('gives no reason to those who do not see the care circle', () => {
  expect(whyNot(undefined, 'ben')).toBe('has no access to the medicines');
});

it('lists those of the circle who cannot be chosen', () => {
  const names = notToldOf(circle, new Set(['anna'])).map(({ name }) => name);
  expect(names).toEqual(['ben', 'carla']);
});
