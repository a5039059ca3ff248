import { noFileFilter } from '@caretrail/contract/files/filter';
import { describe, expect, it } from 'vitest';
import { aFile } from '../../../testing/a-file.ts';
import { findFiles, findFilesInSlices } from './find-files.ts';

const all = Array.from({ length: 300 }, (_, n) => aFile({ id: `n${n}`, title: `Letter ${n}` }));
const seven = { ...noFileFilter, search: 'letter 77' };

describe('§2.5 searching the library while somebody types', () => {
  it('finds in slices what it finds at once', async () => {
    const found = await findFilesInSlices(all, seven, new AbortController().signal);
    expect(found).toEqual(findFiles(all, seven));
    expect(found?.files.map(({ id }) => id)).toEqual(['n77', 'n177', 'n277']);
  });

  it('without a filter it is the list itself', async () => {
    const found = await findFilesInSlices(all, noFileFilter, new AbortController().signal);
    expect(found?.files).toBe(all);
    expect(findFiles(all, noFileFilter).files).toBe(all);
  });
});
