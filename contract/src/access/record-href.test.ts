import { describe, expect, it } from 'vitest';
import { newRecordHref, type RecordKind, recordHref } from './record-href.ts';

describe('the addresses of records', () => {
  it.each<[RecordKind, string]>([
    ['event', '/timelines?event=a'],
    ['medicine', '/medication?medicine=a'],
    ['file', '/files-documents?file=a'],
    ['place', '/locations?place=a'],
    ['treatment', '/treatment/a'],
  ])('shows one %s at %s', (kind, address) => {
    expect(recordHref(kind, 'a')).toBe(address);
  });

  it('keeps an odd id in its place', () => {
    expect(recordHref('event', 'a&edit=#b')).toBe('/timelines?event=a%26edit%3D%23b');
  });

  it.each([
    ['event', '/timelines?new='],
    ['medicine', '/medication?new='],
    ['place', '/locations?new='],
    ['treatment', '/treatments?new='],
  ] as const)('shows the form of a new %s at %s', (kind, address) => {
    expect(newRecordHref(kind)).toBe(address);
  });
});
