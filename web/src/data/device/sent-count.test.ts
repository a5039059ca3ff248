import { expect, it } from 'vitest';
import { sentCount } from './sent-count.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

const item = (key: string, changes: Partial<WaitingWrite> = {}) =>
  ({ key, refusal: null, isWithdrawn: false, ...changes }) as WaitingWrite;

it('tells once how many were sent, when nothing is left to be sent', () => {
  const count = sentCount();
  count.onSettled(item('a'));
  expect(count.take([item('b')])).toBe(0);
  count.onSettled(item('b'));
  expect([count.take([]), count.take([])]).toEqual([2, 0]);
});

it('counts neither what was refused nor what was taken back', () => {
  const count = sentCount();
  for (const each of [item('sent'), item('refused'), item('back', { isWithdrawn: true })])
    count.onSettled(each);
  const refused = item('refused', { refusal: { text: 'No.', stored: null } });
  expect(count.take([refused])).toBe(1);
});

it('belongs to one session', () => {
  const count = sentCount();
  count.onSettled(item('a'));
  count.forget();
  expect(count.take([])).toBe(0);
});
