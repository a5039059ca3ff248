import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { isNextDisabled, isPreviousDisabled } from './paging.ts';
import {
  displayModeFrom,
  displayModes,
  initialView,
  nextPage,
  pageSizeChanged,
  previousPage,
  searchChanged,
  tagChanged,
} from './feed-view.ts';

const view = { tag: 'Thyroiditis', search: 'scan', page: 4, pageSize: 10 } as const;

describe('§4.4 the articles screen', () => {
  it('begins with the default tag and page size', () => {
    const { defaultTag, defaultPageSize } = limits.articles;
    expect(initialView).toEqual({
      tag: defaultTag,
      search: '',
      page: 1,
      pageSize: defaultPageSize,
    });
  });

  it('changing the tag clears the search and resets to page 1', () => {
    expect(tagChanged(view, 'All')).toEqual({ ...view, tag: 'All', search: '', page: 1 });
  });

  it('changing the page size resets to page 1', () => {
    expect(pageSizeChanged(view, 'all')).toEqual({ ...view, pageSize: 'all', page: 1 });
  });

  it('typing in search is lower-cased and resets to page 1', () => {
    expect(searchChanged(view, 'MRI ')).toEqual({ ...view, search: 'mri ', page: 1 });
  });

  it('moves by one page and not past the ends', () => {
    expect(previousPage(view).page).toBe(3);
    expect(nextPage(view, 9).page).toBe(5);
    const first = previousPage({ ...view, page: 1 });
    expect([first.page, isPreviousDisabled(first.page)]).toEqual([1, true]);
    const last = nextPage(view, 4);
    expect([last.page, isNextDisabled(last.page, 4)]).toEqual([4, true]);
    expect(nextPage({ ...view, page: 1 }, 0).page).toBe(1);
  });

  it('the display mode is the stored one, else list', () => {
    expect(displayModes.map(displayModeFrom)).toEqual(displayModes);
    expect([null, '', 'table'].map(displayModeFrom)).toEqual(['list', 'list', 'list']);
  });
});
