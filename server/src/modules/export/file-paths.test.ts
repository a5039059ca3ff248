import { expect, it } from 'vitest';
import { filePaths } from './file-paths.ts';

const pathsOf = (...names: string[]): string[] => [
  ...filePaths(
    names.map((name, index) => ({ id: String(index), name, is_in_bin: false })),
  ).values(),
];

it('files of one name get numbers, also where only capitals differ', () => {
  expect(pathsOf('a.png', 'A.png', 'a (2).png', 'a.png', 'letter', 'letter')).toEqual([
    'originals/a.png',
    'originals/A (2).png',
    'originals/a (2) (2).png',
    'originals/a (3).png',
    'originals/letter',
    'originals/letter (2)',
  ]);
});

it('no name leads out of the folder, or is one that a computer cannot have', () => {
  expect(pathsOf('a/../b.txt', 'c:\\d?.txt', 'nul.txt', 'CON', 'console.txt')).toEqual([
    'originals/a_.._b.txt',
    'originals/c__d_.txt',
    'originals/_nul.txt',
    'originals/_CON',
    'originals/console.txt',
  ]);
});

it('what lies in the bin lies apart', () => {
  const files = [
    { id: '1', name: 'a.txt', is_in_bin: false },
    { id: '2', name: 'a.txt', is_in_bin: true },
  ];
  expect([...filePaths(files).values()]).toEqual(['originals/a.txt', 'originals/in the bin/a.txt']);
});
