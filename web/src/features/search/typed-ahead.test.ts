import { limits } from '@caretrail/contract/limits';
import { expect, it } from 'vitest';
import { afterKey } from './typed-ahead.ts';

const typedBy = (...keys: readonly string[]) => {
  let typed = { text: '', isEntered: false };
  for (const key of keys) typed = afterKey(typed, key) ?? typed;
  return typed;
};

it('keeps the letters in their order, with spaces and letters of two code units', () => {
  expect(typedBy(...Array.from('dexa 4 𝒎g'))).toEqual({ text: 'dexa 4 𝒎g', isEntered: false });
});

it('removes the last letter with Backspace, and nothing from an empty text', () => {
  expect(typedBy('Backspace', 'a', 'é', 'Backspace').text).toBe('a');
  expect(typedBy('a', '𝒎', 'Backspace').text).toBe('a');
});

it('remembers Enter until the text changes again', () => {
  expect(typedBy('a', 'Enter')).toEqual({ text: 'a', isEntered: true });
  expect(typedBy('a', 'Enter', 'b')).toEqual({ text: 'ab', isEntered: false });
});

it('leaves other keys to the browser', () => {
  for (const key of ['Tab', 'Escape', 'ArrowDown', 'F5', 'Shift', 'Dead', 'Process'])
    expect(afterKey({ text: 'a', isEntered: false }, key)).toBeNull();
});

it('takes no more than the field does', () => {
  expect(typedBy(...Array.from('x'.repeat(limits.search.queryLength + 5))).text).toHaveLength(
    limits.search.queryLength,
  );
});
