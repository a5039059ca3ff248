import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import {
  displayModeFrom,
  displayModes,
  initialView,
  pageSizeChanged,
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

  it('the display mode is the stored one, else list', () => {
    expect(displayModes.map(displayModeFrom)).toEqual(displayModes);
    expect([null, '', 'table'].map(displayModeFrom)).toEqual(['list', 'list', 'list']);
  });
});
