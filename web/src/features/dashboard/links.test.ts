import { expect, it } from 'vitest';
import { readListState } from '../../shell/list-header/list-state.ts';
import { lookedIn, searchHref } from './links.ts';

it('§2.5 a list is searched by the address that its own header reads, and nothing of it is sent', () => {
  const text = 'a & b=c #d?';
  const found = lookedIn.map((list) => new URL(searchHref(list, text), 'https://caretrail.test'));
  expect(found.map(({ pathname }) => pathname)).toEqual([
    '/medication',
    '/timelines',
    '/files-documents',
  ]);
  for (const { search, hash } of found)
    expect([search, readListState({ search, hash }).search]).toEqual(['', text]);
});
