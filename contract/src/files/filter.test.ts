import { describe, expect, it } from 'vitest';
import { binDaysLeft } from './bin.ts';
import {
  activeFileFilters,
  type FileFilter,
  fileMatcherOf,
  isFilteringFiles,
  noFileFilter,
  searchTextOfFile,
} from './filter.ts';
import type { LibraryFile } from './schema.ts';

const someId = '0190a0a0-0000-7000-8000-000000000000';
const anotherId = '0190a0a0-0000-7000-8000-000000000001';

const file = (title: string, changes: Partial<LibraryFile> = {}): LibraryFile => ({
  id: someId,
  title,
  file_name: 'IMG_0001.jpg',
  type: 'image/jpeg',
  size: 1,
  sha256: '',
  has_thumbnail: true,
  doc_type: 'other',
  document_date: null,
  day: '2026-03-05',
  uploaded_at: '2026-03-05T10:00:00.000Z',
  author: '',
  description: '',
  event_id: null,
  event: null,
  treatment_id: null,
  location_id: null,
  tags: [],
  page_count: null,
  scan_status: 'not_scanned',
  version_of: null,
  deleted_at: null,
  version: 1,
  created_at: '2026-03-05T10:00:00.000Z',
  created_by: null,
  updated_at: '2026-03-05T10:00:00.000Z',
  updated_by: null,
  ...changes,
});

const event = {
  title: 'MRI of the head',
  event_type: 'Scan',
  day: '2026-03-05',
  treatment_id: someId,
  location_id: anotherId,
  is_deleted: false,
} as const;

const library = [
  file('Clinic letter', { doc_type: 'clinic_letter', author: 'Dr Okafor', day: '2026-01-31' }),
  file('Photo', { event, day: '2026-03-05' }),
  file('Blood', { doc_type: 'lab_report', tags: ['Platelets'], treatment_id: someId }),
];
const found = (changes: Partial<FileFilter>): string[] => {
  const isMatch = fileMatcherOf({ ...noFileFilter, ...changes });
  return library.filter((each) => isMatch(each, searchTextOfFile(each))).map(({ title }) => title);
};

describe('the library is searched', () => {
  it.each([
    ['OKAFOR letter', ['Clinic letter']],
    ['lab report', ['Blood']],
    ['platelets', ['Blood']],
    ['mri', ['Photo']],
    ['img_0001', ['Clinic letter', 'Photo', 'Blood']],
    ['okafor mri', []],
    ['  ', ['Clinic letter', 'Photo', 'Blood']],
  ])('for “%s”, in any order and case', (search, titles) => {
    expect(found({ search })).toEqual(titles);
  });
});

describe('the library is narrowed', () => {
  it('to kinds of documents', () => {
    expect(found({ kinds: ['clinic_letter', 'lab_report'] })).toEqual(['Clinic letter', 'Blood']);
  });

  it('to days, both ends included', () => {
    expect(found({ from: '2026-01-31', to: '2026-01-31' })).toEqual(['Clinic letter']);
    expect(found({ from: '2026-02-01' })).toEqual(['Photo', 'Blood']);
    expect(found({ to: '2026-01-30' })).toEqual([]);
  });

  it('to a treatment or a place, of the file or of its event', () => {
    expect(found({ treatment: someId })).toEqual(['Photo', 'Blood']);
    expect(found({ location: anotherId })).toEqual(['Photo']);
    expect(found({ location: someId })).toEqual([]);
  });

  it('counts the active filters', () => {
    expect([activeFileFilters(noFileFilter), isFilteringFiles(noFileFilter)]).toEqual([0, false]);
    const filter = { ...noFileFilter, kinds: ['image'], to: '2026-01-01', from: '2025-01-01' };
    expect(activeFileFilters({ ...filter, treatment: someId } as FileFilter)).toBe(3);
    expect(isFilteringFiles({ ...noFileFilter, search: ' a ' })).toBe(true);
  });
});

it.each([
  ['2026-03-01T12:00:00Z', 30],
  ['2026-03-01T12:00:01Z', 29],
  ['2026-03-30T12:00:00Z', 1],
  ['2026-03-31T11:00:00Z', 0],
  ['2026-04-30T12:00:00Z', 0],
])('shows for a file deleted on 1 March at noon, at %s, %i days left', (now, days) => {
  expect(binDaysLeft(Date.parse('2026-03-01T12:00:00Z'), Date.parse(now))).toBe(days);
});
