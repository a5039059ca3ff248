import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { isNextDisabled, isPagerShown, isPreviousDisabled, pageCount, pageOf } from './paging.ts';

describe('§5 paging', () => {
  it('rounds the number of pages up', () => {
    expect([0, 1, 20, 21].map((count) => pageCount(count, 20))).toEqual([0, 1, 1, 2]);
  });

  it("has one page with 'all'", () => {
    expect([0, 1, 500].map((count) => pageCount(count, 'all'))).toEqual([1, 1, 1]);
    expect(pageOf([1, 2, 3], 1, 'all')).toEqual([1, 2, 3]);
  });

  it('covers every item exactly once, in order', () => {
    const sizes = fc.oneof(
      fc.constantFrom(...limits.articles.pageSizes),
      fc.integer({ min: 1, max: 7 }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 250 }), sizes, (items, size) => {
        const pages = Array.from({ length: pageCount(items.length, size) }, (_, at) =>
          pageOf(items, at + 1, size),
        );
        expect(pages.flat()).toEqual(items);
        if (size !== 'all')
          expect(pages.every(({ length }) => length >= 1 && length <= size)).toBe(true);
      }),
    );
  });
});

describe('§2.6 §4.4 the pager', () => {
  it('shows only when there is more than one page', () => {
    expect([0, 1, 2].map(isPagerShown)).toEqual([false, false, true]);
  });

  it('disables previous on page 1 and next on the last page', () => {
    expect([1, 2].map(isPreviousDisabled)).toEqual([true, false]);
    expect([1, 2, 3].map((page) => isNextDisabled(page, 3))).toEqual([false, false, true]);
    expect(isNextDisabled(1, 0)).toBe(true);
  });
});
