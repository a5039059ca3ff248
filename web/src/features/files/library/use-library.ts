import type { FileFilter } from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { loadFiles } from '../load.ts';
import { findFiles, findFilesInSlices, type Found } from './find-files.ts';

/** What the filter leaves of the list. It follows another filter as fast as it can without keeping a key waiting. */
function useFound(all: readonly LibraryFile[], filter: FileFilter): Found {
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

/** The list of §3, loaded when the screen is shown, and what the filter leaves of it. */
export function useLibrary(filter: FileFilter) {
  const dispatch = useAppDispatch();
  const { list, status, error } = useAppSelector(({ files }) => files);
  const reload = (): void => void dispatch(loadFiles());
  useEffect(() => void dispatch(loadFiles()), [dispatch]);
  return { ...useFound(list, filter), status, error, reload };
}
