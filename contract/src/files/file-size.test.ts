import { limits } from '../limits.ts';
import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, 'less than 1 kB'],
  [1023, 'less than 1 kB'],
  [1024, '1 kB'],
  [2_500_000, '2.4 MB'],
  [15_000_000, '14 MB'],
  [limits.files.maxBytes, '50 MB'],
])('§3 shows the size of a file of %i as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
