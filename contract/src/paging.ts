/** §3 itemsPerPage. */
export type PageSize = number | 'all';

/** §5: the filtered count divided by the page size, rounded up; with 'all' there is one page. */
export const pageCount = (filteredCount: number, pageSize: PageSize): number =>
  pageSize === 'all' ? 1 : Math.ceil(filteredCount / pageSize);

/** §5: one page of the filtered list, pages counted from 1. */
export const pageOf = <T>(filtered: readonly T[], page: number, pageSize: PageSize): T[] =>
  pageSize === 'all' ? [...filtered] : filtered.slice((page - 1) * pageSize, page * pageSize);

/** §2.6 */
export const isPagerShown = (totalPages: number): boolean => totalPages > 1;

/** §4.4 */
export const isPreviousDisabled = (page: number): boolean => page <= 1;

/** §4.4 */
export const isNextDisabled = (page: number, totalPages: number): boolean => page >= totalPages;
