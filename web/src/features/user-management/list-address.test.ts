import { userSortKeys } from '@caretrail/contract/users/sort';
import { describe, expect, it } from 'vitest';
import { initialView, type ListView, readView, writeView } from './list-address.ts';

describe('§2.7 what the administrator chose lives in the address', () => {
  it('an address that says nothing is the beginning', () => {
    expect(readView({ search: '', hash: '' })).toEqual(initialView);
    expect(writeView(initialView)).toEqual({ search: '', hash: '' });
  });

  it.each(userSortKeys)('a view by %s comes back', (key) => {
    const view: ListView = {
      search: 'a & b=c #d?',
      page: 3,
      sort: { key, direction: 'descending' },
    };
    expect(readView(writeView(view))).toEqual(view);
  });

  it('whom somebody looks for is sent to no server', () => {
    const { search, hash } = writeView({ ...initialView, search: 'Lovelace', page: 2 });
    expect(search).toBe('?page=2');
    expect(hash).toBe('#q=Lovelace');
  });

  it('what cannot be is passed over', () => {
    for (const page of ['0', '-1', '1.5', 'x', '']) {
      expect(readView({ search: `?page=${page}&sort=password&order=up`, hash: '' })).toEqual(
        initialView,
      );
    }
  });
});
