import { describe, expect, it } from 'vitest';
import { readOneTap } from './one-tap.ts';

const one = 'a'.repeat(22);
const two = 'B_-9'.padEnd(22, 'x');

describe('the address behind a notification', () => {
  it.each([
    ['names one dose', `#t=${one}`, { tokens: [one], act: null }],
    ['names several', `#t=${one},${two}`, { tokens: [one, two], act: null }],
    ['names what was pressed on it', `#t=${one}&act=taken`, { tokens: [one], act: 'taken' }],
    ['names an act that is none', `#t=${one}&act=delete`, { tokens: [one], act: null }],
    ['names a dose twice', `#t=${one},${one}`, { tokens: [one], act: null }],
    [
      'names more than a notification does',
      `#t=${Array.from({ length: 21 }, (_, at) => String(at).padEnd(22, 'x')).join()}`,
      null,
    ],
    ['was cut off', '#t=aaaa', null],
    ['has something else in it', '#t=<script>', null],
    ['is empty', '', null],
  ])('%s', (_, hash, read) => {
    expect(readOneTap(hash)).toEqual(read);
  });
});
