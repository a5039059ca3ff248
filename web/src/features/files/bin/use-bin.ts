import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/http.ts';
import { refusalOf } from '../../../lib/refusal.ts';

type Bin =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly files: readonly LibraryFile[] }
  | { readonly status: 'failed'; readonly error: string };

/** Page by page, as the server has it. */
async function askForBin(signal: AbortSignal): Promise<LibraryFile[]> {
  const files: LibraryFile[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query = { bin: 'true', ...(cursor && { cursor }) } as const;
    const page: { data: LibraryFile[]; next_cursor?: string | undefined } = await request(
      filesEndpoints.list,
      { query },
      { signal },
    );
    files.push(...page.data);
    cursor = page.next_cursor;
  }
  return files;
}

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
