import type { AuditFilter, AuditRow } from '@caretrail/contract/audit/schema';
import { useMemo } from 'react';
import { auditApi } from '../../data/audit.ts';
import { toApiError } from '../../lib/refusal.ts';

export type Search =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly text: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      readonly status: 'succeeded';
      readonly rows: readonly AuditRow[];
      readonly hasMore: boolean;
      readonly more: 'idle' | 'loading' | { readonly problem: string };
    };

/** The entries of a search, page by page. */
export function useAudit(filter: AuditFilter, number: number) {
  const loaded = auditApi.useSearchAuditInfiniteQuery({ filter, number });
  const { currentData, error, isFetching, hasNextPage, fetchNextPage } = loaded;
  const rows = useMemo(() => currentData?.pages.flatMap(({ data }) => data), [currentData]);
  const searchOf = (): Search => {
    if (rows !== undefined) {
      const problem = error !== undefined && { problem: toApiError(error).text };
      const more = isFetching ? 'loading' : problem || 'idle';
      return { status: 'succeeded', rows, hasMore: hasNextPage, more };
    }
    if (isFetching || error === undefined) return { status: 'loading' };
    const { text, fields } = toApiError(error);
    return { status: 'failed', text: Object.values(fields)[0] ?? text, fields };
  };
  return { search: searchOf(), onMore: (): void => void fetchNextPage() };
}
