import { documentTypes } from '@caretrail/contract/files/document-types';
import { noFileFilter } from '@caretrail/contract/files/filter';
import { describe, expect, it } from 'vitest';
import { libraryState } from './library-state.ts';

const empty = { search: '', hash: '' };
const { read, write } = libraryState;

describe('§2.5 the state of the library lives in the address', () => {
  it('an address that says nothing is the list, unfiltered', () => {
    expect(read(empty)).toEqual({ ...noFileFilter, view: 'list' });
    expect(write(read(empty), empty)).toEqual(empty);
  });

  it('everything comes back, and what is looked for is not in the address', () => {
    const state = {
      view: 'grid',
      search: 'a & b=c #d?',
      kinds: [...documentTypes],
      from: '2026-01-01',
      to: '2026-12-31',
      treatment: 'x',
      location: 'y',
    } as const;
    const address = write(state, { search: '?file=1', hash: '' });
    expect(address.search).toBe('?file=1&view=grid');
    expect(address.hash).toMatch(/^#at=[a-z0-9]+$/);
    expect(read(address)).toEqual(state);
  });

  it('unknown words in the address are passed over', () => {
    const hash = '#kind=novel&kind=image&kind=image&from=yesterday';
    expect(read({ search: '?view=globe', hash })).toEqual({
      ...noFileFilter,
      view: 'list',
      kinds: ['image'],
    });
  });
});
