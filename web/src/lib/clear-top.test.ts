import { describe, expect, it } from 'vitest';
import { type Box, clearTop, quietTop } from './clear-top.ts';

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

describe('a box beside what is read', () => {
  const heading = { top: 130, bottom: 300, left: 18, right: 372 };
  const fact = { top: 310, bottom: 600, left: 18, right: 372 };
  const undo = { top: 700, bottom: 780, left: 18, right: 372 };
  const at = (others: readonly Box[], read: readonly Box[]): number =>
    quietTop(toast, { others: [bar, ...others], read, floor: 786 });

  it('stands where it covers neither the heading nor the facts below it', () => {
    expect(at([], [])).toBe(67);
    expect(at([back], [heading])).toBe(308);
    expect(at([back], [heading, fact])).toBe(608);
  });

  it('reads the sides of what a browser measures, which are not its own properties', () => {
    const measured = Object.create(toast) as Box;
    expect(quietTop(measured, { others: [bar, back], read: [heading], floor: 786 })).toBe(308);
  });

  it('fits between them and a bar at the end of the window', () => {
    expect(at([back, undo], [heading, fact])).toBe(608);
    expect(at([back, undo], [heading, { ...fact, bottom: 640 }])).toBeLessThan(640);
  });

  it('covers as little as it can where everything is read, and never what must stay clear', () => {
    const whole = { ...fact, bottom: 900 };
    expect(at([back], [heading, whole])).toBe(124);
    expect(at([{ ...back, bottom: 760 }], [heading])).toBe(768);
  });
});
