import { expect, it } from 'vitest';
import { readListState } from '../../shell/list-header/list-state.ts';
import { searchedLists, searchHref } from './addresses.ts';

it('§2.5 leads to the list with its search, which is not in the address', () => {
  const text = 'a & b=c #d?';
  const found = searchedLists.map(
    (list) => new URL(searchHref(list, text), 'https://caretrail.test'),
  );
  expect(found.map(({ pathname }) => pathname)).toEqual([
    '/medication',
    '/timelines',
    '/files-documents',
  ]);
  for (const { search, hash } of found)
    expect([search, hash.replace(/\w+$/, ''), readListState({ search, hash }).search]).toEqual([
      '',
      '#at=',
      text,
    ]);
});
