import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import {
  displayModeFrom,
  displayModes,
  initialView,
  kindChanged,
  pageSizeChanged,
  searchChanged,
  tagChanged,
} from './feed-view.ts';

const view = {
  tag: 'Thyroiditis',
  kind: 'plain',
  search: 'scan',
  page: 4,
  pageSize: 10,
} as const;

describe('§4.4 the articles screen', () => {
  it('begins with the default tag and page size', () => {
    const { defaultTag, defaultPageSize } = limits.articles;
    expect(initialView).toEqual({
      tag: defaultTag,
      kind: 'all',
      search: '',
      page: 1,
      pageSize: defaultPageSize,
    });
  });

  it('clears the search and resets to page 1 when the tag changes', () => {
    expect(tagChanged(view, 'All')).toEqual({ ...view, tag: 'All', search: '', page: 1 });
  });

  it('resets to page 1 when the page size changes', () => {
    expect(pageSizeChanged(view, 'all')).toEqual({ ...view, pageSize: 'all', page: 1 });
  });

  it('resets to page 1 when another kind of text is chosen', () => {
    expect(kindChanged(view, 'research')).toEqual({ ...view, kind: 'research', page: 1 });
  });

  it('lower-cases a typed search and resets to page 1', () => {
    expect(searchChanged(view, 'MRI ')).toEqual({ ...view, search: 'mri ', page: 1 });
  });

  it('shows the stored display mode, else the list', () => {
    expect(displayModes.map(displayModeFrom)).toEqual(displayModes);
    expect([null, '', 'table'].map(displayModeFrom)).toEqual(['list', 'list', 'list']);
  });
});
