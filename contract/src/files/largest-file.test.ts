import { expect, it } from 'vitest';
import { errors } from '../texts/errors.ts';
import { largestFile } from './largest-file.ts';

it('§7 states the limit when a file is too large', () => {
  expect(largestFile).toBe('50 MB');
  expect(errors.file_too_large.text).toContain(largestFile);
});
