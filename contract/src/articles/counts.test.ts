import { describe, expect, it } from 'vitest';
import { countsLine, type Counts } from './counts.ts';

const counts: Counts = {
  searchTerm: '',
  totalCount: 45,
  totalFilteredCount: 45,
  currentPage: 2,
  totalPages: 3,
  itemsPerPage: 20,
};
const searching = { ...counts, searchTerm: 'scan', totalFilteredCount: 7 };

describe('§2.6 count line', () => {
  it.each<[string, Counts, string]>([
    ['all articles', counts, '45 total articles (Page 2 of 3)'],
    ['searching', searching, 'Found 7 of 45 articles (Page 2 of 3)'],
    ['all on one page', { ...counts, itemsPerPage: 'all' }, '45 total articles'],
    ["searching with 'all'", { ...searching, itemsPerPage: 'all' }, 'Found 7 of 45 articles'],
    [
      'one kind of text, which counts like a search',
      { ...counts, isNarrowed: true, totalFilteredCount: 7 },
      'Found 7 of 45 articles (Page 2 of 3)',
    ],
    [
      'no page part without results',
      { ...searching, totalFilteredCount: 0, currentPage: 1, totalPages: 0 },
      'Found 0 of 45 articles',
    ],
    [
      'no page part without articles',
      { ...counts, totalCount: 0, totalFilteredCount: 0, currentPage: 1, totalPages: 0 },
      '0 total articles',
    ],
  ])('%s', (_, given, line) => {
    expect(countsLine(given)).toBe(line);
  });
});
