import type { Role } from '@caretrail/contract/access/session';
import { limits } from '@caretrail/contract/limits';
import { useDeferredValue, useMemo, useState } from 'react';
import { searchApi } from '../../data/search.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useWhere } from '../../session/chosen-record.ts';
import { findOffers, startGroups } from './commands.ts';
import { recordGroups } from './record-results.ts';
import { inOrder, type ResultGroup } from './results.ts';

/** What is in sight, all of it for one text. */
export type Shown = {
  readonly text: string;
  readonly groups: readonly ResultGroup[];
  /** Why the record could not be searched. */
  readonly problem: string | null;
};

export type Found = {
  readonly shown: Shown;
  /** The results are of an older text. */
  readonly isSearching: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

/**
 * What is found for a text. The last results stay in sight until the next have come, and then change at once: nothing
 * moves in between. Administrators have no record.
 */
export function useFound(typed: string, role: Role, delayMs: number): Found {
  const text = typed.trim().slice(0, limits.search.queryLength);
  const settled = useDebounced(text, delayMs);
  const asked = text === '' ? '' : settled;
  const { hasRecord: hasOwn, open } = useWhere();
  const hasRecord = role === 'patient' && (hasOwn || open !== null);
  // What the app offers is for the own record and account.
  const hasOffers = open === null && (role !== 'patient' || hasOwn);
  const { currentData, error, isFetching, refetch } = searchApi.useSearchQuery(
    { body: { q: asked } },
    { skip: asked === '' || !hasRecord },
  );
  const failure = error !== undefined && !isFetching ? toApiError(error).text : null;
  const ready = useMemo((): Shown | null => {
    if (asked === '')
      return { text: '', groups: hasOffers ? startGroups(role) : [], problem: null };
    const offers = hasOffers ? findOffers(asked, role) : [];
    if (!hasRecord) return { text: asked, groups: inOrder(offers), problem: null };
    if (currentData !== undefined) {
      const groups = inOrder([...offers, ...recordGroups(asked, currentData)]);
      return { text: asked, groups, problem: null };
    }
    return failure === null ? null : { text: asked, groups: inOrder(offers), problem: failure };
  }, [asked, role, hasRecord, hasOffers, currentData, failure]);
  const [last, setLast] = useState<Shown>(
    () => ready ?? { text: '', groups: hasOffers ? startGroups(role) : [], problem: null },
  );
  if (ready !== null && ready !== last) setLast(ready);
  // Drawn between two keys, never before the letter that was just typed.
  const shown = useDeferredValue(ready ?? last);
  return {
    shown,
    isSearching: shown.text !== text,
    isRetrying: isFetching && shown.problem !== null,
    retry: () => void refetch(),
  };
}
