import {
  type FileFilter,
  fileMatcherOf,
  isFilteringFiles,
  searchTextOfFile,
} from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { startTransition, useEffect, useState } from 'react';
import { inSlices } from '../../../lib/in-slices.ts';

export type Month = {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly files: readonly LibraryFile[];
};

/** Files in the order of their days, newest first, by months. */
export function byMonth(files: readonly LibraryFile[]): Month[] {
  const months: { month: string; files: LibraryFile[] }[] = [];
  for (const file of files) {
    const month = file.day.slice(0, 'YYYY-MM'.length);
    const last = months.at(-1);
    if (last?.month === month) last.files.push(file);
    else months.push({ month, files: [file] });
  }
  return months;
}

type Files = readonly LibraryFile[];

/** What a filter leaves of a list. */
type Found = { readonly all: Files; readonly filter: FileFilter; readonly files: Files };

/** What a search reads, made once for a list, by the first search that comes to it. */
const textsOfLists = new WeakMap<Files, string[]>();

function matcherIn(all: Files, filter: FileFilter): (file: LibraryFile, place: number) => boolean {
  const texts = textsOfLists.get(all) ?? [];
  textsOfLists.set(all, texts);
  const isMatch = fileMatcherOf(filter);
  return (file, place) => isMatch(file, (texts[place] ??= searchTextOfFile(file)));
}

/** At once, for a list that has just come. */
export const findFiles = (all: Files, filter: FileFilter): Found => ({
  all,
  filter,
  files: isFilteringFiles(filter) ? all.filter(matcherIn(all, filter)) : all,
});

/** While the user types; null when it was aborted. */
export async function findFilesInSlices(
  all: Files,
  filter: FileFilter,
  signal: AbortSignal,
): Promise<Found | null> {
  if (!isFilteringFiles(filter)) return { all, filter, files: all };
  const isMatch = matcherIn(all, filter);
  const files: LibraryFile[] = [];
  const isDone = await inSlices(
    all.length,
    (place) => {
      const file = all[place];
      if (file && isMatch(file, place)) files.push(file);
    },
    signal,
  );
  return isDone ? { all, filter, files } : null;
}

/** The files that match the filter. It follows changes as fast as possible without delaying a key press. */
export function useFound(all: Files, filter: FileFilter): Found {
  const [found, setFound] = useState(() => findFiles(all, filter));
  // The list has come again: what was added is in it.
  const current = found.all === all ? found : findFiles(all, filter);
  if (current !== found) setFound(current);
  useEffect(() => {
    if (current.filter === filter) return undefined;
    const search = new AbortController();
    void findFilesInSlices(all, filter, search.signal).then((next) => {
      if (next !== null && !search.signal.aborted) startTransition(() => setFound(next));
    });
    return () => search.abort();
  }, [all, filter, current]);
  return current;
}
