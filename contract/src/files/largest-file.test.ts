import { expect, it } from 'vitest';
import { errors } from '../texts/errors.ts';
import { largestFile } from './largest-file.ts';

it('§7 whoever sends too large a file is told the limit', () => {
  expect(largestFile).toBe('50 MB');
  expect(errors.file_too_large.text).toContain(largestFile);
});
