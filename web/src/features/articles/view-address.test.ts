import { allTags, type FeedView, initialView } from '@caretrail/contract/articles/feed-view';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { forgetHidden } from '../../lib/hidden-state.ts';
import { readingIn, readView, writeReading, writeView } from './view-address.ts';

const empty = { search: '', hash: '' };
const view: FeedView = {
  tag: 'Breast cancer',
  kind: 'plain',
  search: 'a & b=c #d?',
  page: 3,
  pageSize: 50,
};

describe('§2.6 what the reader chose lives in the address', () => {
  it('an address that says nothing is the beginning', () => {
    expect(readView(empty)).toEqual(initialView);
    expect(writeView(initialView)).toEqual(empty);
  });

  it.each(limits.articles.pageSizes)('a view with %s per page comes back', (pageSize) => {
    expect(readView(writeView({ ...view, pageSize }))).toEqual({ ...view, pageSize });
  });

  it('a diagnosis and a search are not in the address, which the browser writes to its history', () => {
    const { search, hash } = writeView({ ...view, search: 'seizure' });
    expect(search).toBe('?page=3&show=50&kind=plain');
    expect(hash).toMatch(/^#at=[a-z0-9]+$/);
  });

  it('which summary is read is never sent; its list has the same tag', () => {
    const address = writeReading('Breast cancer', 'an-id');
    expect(address.search).toBe('');
    expect(address.hash).toMatch(/^#at=[a-z0-9]+&read=an-id$/);
    expect([readingIn(address), readView(address).tag]).toEqual(['an-id', 'Breast cancer']);
    expect(readView(writeReading(initialView.tag, 'an-id')).tag).toBe(initialView.tag);
    expect(readingIn(writeView(view))).toBeNull();
  });

  it('a summary is found among all articles in a tab that does not know its tag', () => {
    const { hash } = writeReading('Breast cancer', 'an-id');
    forgetHidden();
    expect(readView({ search: '', hash }).tag).toBe(allTags);
    expect(readView({ search: '', hash: writeView(view).hash }).tag).toBe(view.tag);
  });

  it('what cannot be is passed over', () => {
    for (const page of ['0', '-1', '1.5', 'x', '1e3', '']) {
      expect(readView({ search: `?page=${page}&show=7&kind=other`, hash: '#tag=%20' })).toEqual(
        initialView,
      );
    }
  });

  it('§4.4 a search is lower-cased, whatever the address says', () => {
    expect(readView({ search: '', hash: '#q=MRI' }).search).toBe('mri');
  });
});
