import { describe, expect, it } from 'vitest';
import { countsLine, type Counts } from './counts.ts';
import { articlesTexts } from './texts.ts';

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
    ['all articles', counts, `${articlesTexts.total(45)} ${articlesTexts.page(2, 3)}`],
    ['searching', searching, `${articlesTexts.found(7, 45)} ${articlesTexts.page(2, 3)}`],
    ['all on one page', { ...counts, itemsPerPage: 'all' }, articlesTexts.total(45)],
    ["searching with 'all'", { ...searching, itemsPerPage: 'all' }, articlesTexts.found(7, 45)],
    [
      'no page part without results',
      { ...searching, totalFilteredCount: 0, currentPage: 1, totalPages: 0 },
      articlesTexts.found(0, 45),
    ],
    [
      'no page part without articles',
      { ...counts, totalCount: 0, totalFilteredCount: 0, currentPage: 1, totalPages: 0 },
      articlesTexts.total(0),
    ],
  ])('%s', (_, given, line) => {
    expect(countsLine(given)).toBe(line);
  });
});
