import type { PageSize } from '../paging.ts';
import { articlesTexts } from './texts.ts';

/** The names of §3 "Blog filter props". */
export type Counts = {
  readonly searchTerm: string;
  readonly totalCount: number;
  readonly totalFilteredCount: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly itemsPerPage: PageSize;
};

/** §2.6: 'N total articles', or when searching 'Found X of Y articles', plus '(Page P of T)' unless paging is 'all'. */
export function countsLine(counts: Counts): string {
  const isSearching = counts.searchTerm.trim() !== '';
  const found = isSearching
    ? articlesTexts.found(counts.totalFilteredCount, counts.totalCount)
    : articlesTexts.total(counts.totalCount);
  if (counts.itemsPerPage === 'all') return found;
  // Nothing found has no pages (§5); 'Page 1 of 0' would only puzzle.
  return `${found} ${articlesTexts.page(counts.currentPage, Math.max(1, counts.totalPages))}`;
}
