import { fileTypeSentence } from './allowed-types.ts';
import { limits } from '../limits.ts';
import { errors } from '../texts/errors.ts';
import { describe, expect, it } from 'vitest';
import { fileProblem, tooManyFiles } from './file-check.ts';

const file = (name: string, size = 1, type = '') => ({ name, size, type });

describe('§3 files of an event are checked before they are sent', () => {
  it.each(['letter.pdf', 'SCAN.JPG', 'photo.heic', 'IM00001', '1.2.840.113619.2.5', 'a.docx'])(
    'accepts %s',
    (name) => expect(fileProblem(file(name))).toBeUndefined(),
  );

  it('accepts any extension when the browser knows the kind', () => {
    expect(fileProblem(file('photo.jfif', 1, 'image/jpeg'))).toBeUndefined();
  });

  it.each(['setup.exe', 'page.svg', 'video.mp4'])(
    'refuses %s and names the allowed kinds',
    (name) => {
      expect(fileProblem(file(name))).toBe(fileTypeSentence());
    },
  );

  it('refuses an empty file and one that is too large', () => {
    expect(fileProblem(file('a.pdf', 0))).toMatch(/empty/);
    expect(fileProblem(file('a.pdf', limits.files.maxBytes))).toBeUndefined();
    expect(fileProblem(file('a.pdf', limits.files.maxBytes + 1))).toBe(errors.file_too_large.text);
  });

  it('accepts ten files and no more', () => {
    expect(tooManyFiles(10)).toBeUndefined();
    expect(tooManyFiles(12)).toBe('An event can have up to 10 files. Remove 2.');
  });
});
