import { describe, expect, it } from 'vitest';
import { withFile, withoutFiles } from '../../../data/files.ts';
import { aFile } from '../../../testing/a-file.ts';
import { byMonth } from './months.ts';

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
