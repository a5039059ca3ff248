import { noFileFilter } from '@caretrail/contract/files/filter';
import { describe, expect, it } from 'vitest';
import { withFile, withoutFiles } from '../../../data/files.ts';
import { aFile } from '../../../testing/a-file.ts';
import { byMonth, findFiles, findFilesInSlices } from './find-files.ts';

const file = (id: string, day: string) => aFile({ id, day });
const list = [file('d', '2026-03-05'), file('b', '2026-03-01'), file('a', '2026-02-28')];
const ids = (files: readonly { id: string }[]): string => files.map(({ id }) => id).join('');

describe('the library', () => {
  it('is read by months, newest first', () => {
    expect(byMonth(list).map(({ month, files }) => [month, ids(files)])).toEqual([
      ['2026-03', 'db'],
      ['2026-02', 'a'],
    ]);
    expect(byMonth([])).toEqual([]);
  });

  it.each([
    [file('c', '2026-03-01'), 'dcba'],
    [file('0', '2026-03-05'), 'd0ba'],
    [file('z', '2026-04-01'), 'zdba'],
    [file('z', '2020-01-01'), 'dbaz'],
    [file('d', '2026-02-01'), 'bad'],
  ])('takes a file in where the server would: %#', (added, order) => {
    expect(ids(withFile(list, added))).toBe(order);
  });

  it('lets files go', () => {
    expect(ids(withoutFiles(list, ['b', 'x']))).toBe('da');
  });
});

const all = Array.from({ length: 300 }, (_, n) => aFile({ id: `n${n}`, title: `Letter ${n}` }));
const seven = { ...noFileFilter, search: 'letter 77' };

describe('§2.5 searching the library while the user types', () => {
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
