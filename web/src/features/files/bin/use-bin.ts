import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useEffect, useState } from 'react';
import { allPages } from '../../../lib/all-pages.ts';
import { request } from '../../../lib/http.ts';
import { refusalOf } from '../../../lib/refusal.ts';

type Bin =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly files: readonly LibraryFile[] }
  | { readonly status: 'failed'; readonly error: string };

const askForBin = (signal: AbortSignal): Promise<LibraryFile[]> =>
  allPages((page) => request(filesEndpoints.list, { query: { bin: 'true', ...page } }, { signal }));

const lastFirst = (one: LibraryFile, other: LibraryFile): number =>
  Date.parse(other.deleted_at ?? '') - Date.parse(one.deleted_at ?? '');

/** What was deleted, the last first. */
export function useBin() {
  const [bin, setBin] = useState<Bin>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const put = (next: Bin): void => {
      if (!leaving.signal.aborted) setBin(next);
    };
    askForBin(leaving.signal).then(
      (files) => put({ status: 'loaded', files: files.toSorted(lastFirst) }),
      (error: unknown) => put({ status: 'failed', error: refusalOf(error).text }),
    );
    return () => leaving.abort();
  }, [tries]);
  return {
    bin,
    onRetry: (): void => {
      setBin({ status: 'loading' });
      setTries(tries + 1);
    },
    /** After one came out: others may have come with it. */
    onChanged: () => setTries(tries + 1),
  };
}
