import { expect, it } from 'vitest';
import { readRecordHeader } from './record-header.ts';

it('D9 the header names a record, or nothing, or is malformed', () => {
  const id = '0190a0a0-0000-7000-8000-00000000000a';
  expect(readRecordHeader(undefined)).toBeNull();
  expect(readRecordHeader(id.toUpperCase())).toBe(id);
  for (const wrong of ['', 'me', `${id},${id}`, [id]])
    expect(readRecordHeader(wrong)).toBeUndefined();
});
