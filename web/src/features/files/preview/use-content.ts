import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useEffect, useState } from 'react';
import { filesApi } from '../../../data/files.ts';
import { fetchFile } from '../../../lib/fetch-file.ts';
import { toApiError } from '../../../lib/refusal.ts';

/** So much of a text is shown; the rest is in the download. */
export const mostShown = 500_000;

/** How a file is shown here. Nothing of it ever runs: pictures are drawn, text is text, a PDF is painted on a canvas. */
export type ShownAs = 'picture' | 'text' | 'pdf';

const shown: Readonly<Record<string, ShownAs>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'text/plain': 'text',
  'application/pdf': 'pdf',
};

/** Null for what no browser knows: Word, DICOM, most pictures of phones (HEIC). */
export const shownAs = (type: string): ShownAs | null => shown[type] ?? null;

export type Content =
  | { readonly status: 'loading'; readonly share: number }
  | { readonly status: 'ready'; readonly blob: Blob }
  | { readonly status: 'failed'; readonly error: string };

const begun: Content = { status: 'loading', share: 0 };

/**
 * The bytes of a file, by a signed address of its own. Their kind is what the server found out, not what they claim. They
 * are held by the screen and go with it: the cache is for what can be written as JSON.
 */
export function useContent({ id, size, type }: LibraryFile) {
  const [createLink] = filesApi.useCreateFileLinkMutation();
  const [content, setContent] = useState<Content>(begun);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const put = (next: Content): void => {
      if (!signal.aborted) setContent(next);
    };
    const load = async (): Promise<void> => {
      try {
        const { url } = await createLink({ params: { id } }).unwrap();
        const onProgress = (share: number): void => put({ status: 'loading', share });
        const parts = await fetchFile(url, size, { signal, onProgress });
        put({ status: 'ready', blob: new Blob(parts, { type }) });
      } catch (error) {
        put({ status: 'failed', error: toApiError(error).text });
      }
    };
    void load();
    return () => leaving.abort();
  }, [createLink, id, size, type, tries]);
  return {
    content,
    onRetry: (): void => {
      setContent(begun);
      setTries(tries + 1);
    },
  };
}
