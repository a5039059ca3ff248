import { expect, it } from 'vitest';
import {
  acceptedFiles,
  allowedFileTypes,
  fileTypeOfName,
  isAllowedFileType,
} from './allowed-types.ts';

it('every allowed kind is known by type and by name', () => {
  for (const { type, extensions } of allowedFileTypes) {
    expect(isAllowedFileType(type)).toBe(true);
    for (const ending of extensions) {
      expect(fileTypeOfName(`Letter 😀${ending.toUpperCase()}`)).toBe(type);
      expect(acceptedFiles.split(',')).toContain(ending);
    }
  }
});

it('what can carry a script is not allowed', () => {
  for (const type of ['image/svg+xml', 'text/html', 'application/zip', '']) {
    expect(isAllowedFileType(type)).toBe(false);
  }
  for (const name of ['a.svg', 'a.html', 'a.pdf.exe', 'pdf', ''])
    expect(fileTypeOfName(name)).toBeNull();
});

it('an ending belongs to one kind', () => {
  const endings = allowedFileTypes.flatMap(({ extensions }): string[] => [...extensions]);
  expect(new Set(endings).size).toBe(endings.length);
});
