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
      sort: { key, direction: 'descending' },
    };
    expect(readView(writeView(view))).toEqual(view);
  });

  it('keeps the search text out of the address', () => {
    const { search, hash } = writeView({
      search: 'Lovelace',
      sort: { key: 'email', direction: 'ascending' },
    });
    expect(search).toBe('?sort=email');
    expect(hash).toMatch(/^#at=[a-z0-9]+$/);
  });

  it('what cannot be is passed over', () => {
    expect(readView({ search: '?page=3&sort=password&order=up', hash: '' })).toEqual(initialView);
  });
});
