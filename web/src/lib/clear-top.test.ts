import { describe, expect, it } from 'vitest';
import { clearTop } from './clear-top.ts';

const toast = { top: 12, bottom: 72, left: 12, right: 378 };
const bar = { top: 0, bottom: 59, left: 0, right: 390 };
const back = { top: 72, bottom: 116, left: 16, right: 180 };

describe('a box that must not cover others', () => {
  it('stays where nothing is in its way', () => {
    expect(clearTop(toast, [])).toBe(12);
    expect(clearTop(toast, [{ ...back, top: 400, bottom: 444 }])).toBe(12);
  });

  it('stands below a bar, and below the link that follows it', () => {
    expect(clearTop(toast, [bar])).toBe(67);
    expect(clearTop(toast, [back, bar])).toBe(124);
  });

  it('does not mind what is beside it, hidden, or scrolled out of the window', () => {
    const aside = { top: 0, bottom: 900, left: 400, right: 900 };
    const hidden = { top: 0, bottom: 0, left: 0, right: 0 };
    expect(clearTop(toast, [aside, hidden, { ...back, top: -60, bottom: -16 }])).toBe(12);
  });
});
