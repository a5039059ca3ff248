import { expect, it } from 'vitest';
import { nameToSave } from './file-name.ts';
import { zipNames } from './zip-names.ts';

it('gives two files of one name different names in a zip, in any case', () => {
  expect(zipNames(['Letter.pdf', 'letter.PDF', 'Letter.pdf', 'Letter (2).pdf', 'IM00001'])).toEqual(
    ['Letter.pdf', 'letter (2).PDF', 'Letter (3).pdf', 'Letter (2) (2).pdf', 'IM00001'],
  );
  expect(zipNames(['Ärztin.pdf', 'A\u0308rztin.pdf'])).toEqual([
    'Ärztin.pdf',
    'A\u0308rztin (2).pdf',
  ]);
});

it('names twenty thousand files of one name in linear time', () => {
  const before = process.threadCpuUsage();
  const names = zipNames(Array.from({ length: 20_000 }, () => 'Letter.pdf'));
  const { user, system } = process.threadCpuUsage(before);
  // Microseconds of work. Counting each from 2 again would be two hundred million lookups, and minutes.
  expect(user + system).toBeLessThan(2_000_000);
  expect([names[1], names.at(-1), new Set(names).size]).toEqual([
    'Letter (2).pdf',
    'Letter (20000).pdf',
    20_000,
  ]);
});

it.each([
  ['../../etc/passwd', '_.._.._etc_passwd'],
  ['C:\\Windows\\x.pdf', 'C__Windows_x.pdf'],
  ['a<b>:"|?*.pdf', 'a_b______.pdf'],
  ['con.pdf', '_con.pdf'],
  ['.hidden', '_.hidden'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['', 'file'],
])('turns a name such as %j into %j', (name, safe) => {
  expect(zipNames([name])).toEqual([safe]);
});

it.each([
  ['Letter.pdf', 'Letter.pdf', 'Letter.pdf'],
  ['Letter of Dr. Okafor', 'IMG_1.JPG', 'Letter of Dr. Okafor.JPG'],
  ['Photo.jpg', 'IMG_1.JPG', 'Photo.jpg'],
  ['Scan', 'IM00001', 'Scan'],
  ['3/5', 'x.pdf', '3_5.pdf'],
])('saves a file called “%s” that was sent as %s as %s', (title, name, saved) => {
  expect(nameToSave({ title, name })).toBe(saved);
});
