import { expect, it } from 'vitest';
import {
  forgetHidden,
  hide,
  noteOpened,
  openedHidden,
  restoreHidden,
  reveal,
} from './hidden-state.ts';

it('gives one reference for one text, which says nothing about it, until the session ends', () => {
  const reference = hide('q=seizure');
  expect(reference).toMatch(/^[a-z0-9]+$/);
  expect([hide('q=seizure'), reveal(reference)]).toEqual([reference, 'q=seizure']);
  forgetHidden();
  expect(reveal(reference)).toBe('');
  expect(hide('q=seizure')).not.toBe(reference);
});

it('knows after a reload what the opened addresses stood for', () => {
  const [opened, never] = [hide('one'), hide('two')];
  expect([noteOpened(opened), noteOpened(opened), noteOpened(null)]).toEqual([true, false, false]);
  const kept = openedHidden();
  forgetHidden();
  expect(openedHidden()).toEqual({});
  restoreHidden(kept);
  expect([reveal(opened), reveal(never)]).toEqual(['one', '']);
  expect(openedHidden()).toEqual(kept);
});

it('does not grow without end', () => {
  const first = hide('first');
  for (let count = 0; count < 2000; count += 1) hide(`text ${count}`);
  expect(reveal(first)).toBe('');
  expect(reveal(hide('text 1999'))).toBe('text 1999');
});
