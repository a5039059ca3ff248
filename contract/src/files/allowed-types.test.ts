import { expect, it } from 'vitest';
import {
  acceptedFiles,
  allowedFileTypes,
  fileTypeOfName,
  isAllowedFileType,
} from './allowed-types.ts';

it('recognises every allowed kind by type and by name', () => {
  for (const { type, extensions } of allowedFileTypes) {
    expect(isAllowedFileType(type)).toBe(true);
    for (const ending of extensions) {
      expect(fileTypeOfName(`Letter 😀${ending.toUpperCase()}`)).toBe(type);
      expect(acceptedFiles.split(',')).toContain(ending);
    }
  }
});

it('allows no kind that can carry a script', () => {
  for (const type of ['image/svg+xml', 'text/html', 'application/zip', '']) {
    expect(isAllowedFileType(type)).toBe(false);
  }
  for (const name of ['a.svg', 'a.html', 'a.pdf.exe', 'pdf', ''])
    expect(fileTypeOfName(name)).toBeNull();
});

it('assigns each file extension to one kind', () => {
  const endings = allowedFileTypes.flatMap(({ extensions }): string[] => [...extensions]);
  expect(new Set(endings).size).toBe(endings.length);
});
