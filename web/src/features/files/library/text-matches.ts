import { type FileFilter, fileMatcherOf } from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { FoundInTexts } from '@caretrail/contract/files/text-schema';
import { useMemo } from 'react';
import { filesApi } from '../../../data/files.ts';

/** A file that has the searched words inside. */
export type TextMatch = { readonly file: LibraryFile; readonly snippet: string };

/** What was found inside files. `off`: there is nothing to look for. */
export type TextMatches = {
  readonly status: 'off' | 'loading' | 'failed' | 'done';
  readonly matches: readonly TextMatch[];
  /** How many files are still being read. */
  readonly waiting: number;
  /** How many have no words to look for. */
  readonly wordless: number;
  readonly retry: () => void;
};

/** A single letter is in every text. */
const shortestSearch = 2;

const none: readonly TextMatch[] = [];
const notFound = { matches: none, waiting: 0, wordless: 0 } as const;

/** Those that the list does not show already, as far as the other filters let them through. */
export function matchesIn(
  all: readonly LibraryFile[],
  listed: readonly LibraryFile[],
  filter: FileFilter,
  found: FoundInTexts['data'],
): readonly TextMatch[] {
  const snippets = new Map(found.map(({ id, snippet }) => [id, snippet]));
  for (const { id } of listed) snippets.delete(id);
  if (snippets.size === 0) return none;
  const isWanted = fileMatcherOf({ ...filter, search: '' });
  return all.flatMap((file) => {
    const snippet = snippets.get(file.id);
    return snippet !== undefined && isWanted(file, '') ? [{ file, snippet }] : [];
  });
}

/** Asks the server, which has the words of the files. `listed`: what the names alone have found. */
export function useTextMatches(
  all: readonly LibraryFile[],
  listed: readonly LibraryFile[],
  filter: FileFilter,
): TextMatches {
  const search = filter.search.trim();
  const isOff = search.length < shortestSearch || all.length === 0;
  const asked = filesApi.useFindInFileTextsQuery(search, { skip: isOff });
  const { currentData, isFetching, isError, refetch } = asked;
  const matches = useMemo(
    () => (currentData === undefined ? none : matchesIn(all, listed, filter, currentData.data)),
    [all, listed, filter, currentData],
  );
  if (isOff) return { ...notFound, status: 'off', retry: () => undefined };
  const retry = (): void => void refetch();
  if (currentData !== undefined) {
    const { waiting, wordless } = currentData;
    return { status: 'done', matches, waiting, wordless, retry };
  }
  const hasFailed = isError && !isFetching;
  return { ...notFound, status: hasFailed ? 'failed' : 'loading', retry };
}
