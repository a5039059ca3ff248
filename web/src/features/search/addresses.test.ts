import { expect, it } from 'vitest';
import { readListState } from '../../shell/list-header/list-state.ts';
import { searchedLists, searchHref } from './addresses.ts';

it('§2.5 puts the search into the fragment that the header of the list reads, so that it is never sent', () => {
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
    expect([search, readListState({ search, hash }).search]).toEqual(['', text]);
});
