import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import type { AuditFilter, AuditRow } from '@caretrail/contract/audit/schema';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';

type Found = { readonly rows: readonly AuditRow[]; readonly cursor: string | undefined };
export type Search =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly text: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | (Found & {
      readonly status: 'succeeded';
      readonly more: 'idle' | 'loading' | { readonly problem: string };
    });

/** One question at a time: what an earlier one still brings is dropped. */
export function useAudit(first: AuditFilter) {
  const [search, setSearch] = useState<Search>({ status: 'loading' });
  const asked = useRef({ number: 0, filter: first });

  const ask = async (filter: AuditFilter): Promise<void> => {
    const number = asked.current.number + 1;
    asked.current = { number, filter };
    setSearch({ status: 'loading' });
    const settle = (next: Search): void => {
      if (asked.current.number === number) setSearch(next);
    };
    try {
      const { data, next_cursor } = await request(auditEndpoints.search, { body: filter });
      settle({ status: 'succeeded', rows: data, cursor: next_cursor, more: 'idle' });
    } catch (error) {
      const { text, fields } = refusalOf(error);
      settle({ status: 'failed', text: Object.values(fields)[0] ?? text, fields });
    }
  };

  const onMore = async (): Promise<void> => {
    if (search.status !== 'succeeded' || search.cursor === undefined) return;
    const { number, filter } = asked.current;
    const settle = (next: Search): void => {
      if (asked.current.number === number) setSearch(next);
    };
    setSearch({ ...search, more: 'loading' });
    try {
      const body = { ...filter, cursor: search.cursor };
      const { data, next_cursor } = await request(auditEndpoints.search, { body });
      settle({
        status: 'succeeded',
        rows: [...search.rows, ...data],
        cursor: next_cursor,
        more: 'idle',
      });
    } catch (error) {
      settle({ ...search, more: { problem: refusalOf(error).text } });
    }
  };

  const isAsked = useRef(false);
  useEffect(() => {
    // Every question is written down: the strict mode of development asks twice.
    if (isAsked.current) return;
    isAsked.current = true;
    void ask(first);
  });
  return {
    search,
    ask: (filter: AuditFilter): void => void ask(filter),
    onRetry: (): void => void ask(asked.current.filter),
    onMore: (): void => void onMore(),
  };
}
