import { describe, expect, it } from 'vitest';
import { isKeyboardOpen } from './screen-keyboard.ts';

describe('the keyboard of the screen', () => {
  it('is open when a field has the focus and a third of the window is gone', () => {
    expect(isKeyboardOpen({ tallest: 844, visible: 508 }, true)).toBe(true);
  });

  it('is not taken for the address bar of a browser, which is lower', () => {
    expect(isKeyboardOpen({ tallest: 844, visible: 760 }, true)).toBe(false);
  });

  it('is closed when nothing is being typed, however low the window has become', () => {
    expect(isKeyboardOpen({ tallest: 844, visible: 508 }, false)).toBe(false);
  });
});
