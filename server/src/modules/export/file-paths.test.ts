import { expect, it } from 'vitest';
import { filePaths } from './file-paths.ts';

it('puts every file under its own name, and deleted ones apart', () => {
  const file = (id: string, name: string, is_in_bin = false) => ({ id, name, is_in_bin });
  const files = [file('1', 'a.txt'), file('2', 'a.txt', true), file('3', 'A.txt')];
  expect([...filePaths(files)]).toEqual([
    ['1', 'originals/a.txt'],
    ['3', 'originals/A (2).txt'],
    ['2', 'originals/in the bin/a.txt'],
  ]);
});
