import { expect, it } from 'vitest';
import { moved } from './order.ts';

const order = ['anna', 'ben', 'carla'];

it.each([
  ['ben', -1, ['ben', 'anna', 'carla']],
  ['ben', 1, ['anna', 'carla', 'ben']],
  ['anna', -1, order],
  ['carla', 1, order],
  ['dora', -1, order],
] as const)('D11 %s moved by %d', (id, by, expected) => {
  expect(moved(order, id, by)).toEqual(expected);
});
