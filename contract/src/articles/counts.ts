import type { PageSize } from '../paging.ts';
import { articlesTexts } from './texts.ts';

/** The names of §3 "Blog filter props". */
export type Counts = {
  readonly searchTerm: string;
  /** Only one kind of text is listed: counted like a search. */
  readonly isNarrowed?: boolean;
  readonly totalCount: number;
  readonly totalFilteredCount: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly itemsPerPage: PageSize;
};

/** §2.6: 'N total articles', or when searching 'Found X of Y articles', plus '(Page P of T)' when there are pages. */
export function countsLine(counts: Counts): string {
  const isSearching = counts.searchTerm.trim() !== '' || counts.isNarrowed === true;
  const found = isSearching
    ? articlesTexts.found({
        found: String(counts.totalFilteredCount),
        total: String(counts.totalCount),
      })
    : articlesTexts.total({ count: String(counts.totalCount) });
  // §5: zero results divided by the page size are zero pages, so there is no page to name.
  if (counts.itemsPerPage === 'all' || counts.totalPages === 0) return found;
  const page = { page: String(counts.currentPage), total: String(counts.totalPages) };
  return `${found} ${articlesTexts.page(page)}`;
}
