import { type FileFilter, filterFiles, indexFiles } from '@caretrail/contract/files/filter';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { loadFiles } from '../load.ts';

/** The list of §3, loaded when the screen is shown, and what the filter leaves of it. */
export function useLibrary(filter: FileFilter) {
  const dispatch = useAppDispatch();
  const { list, status, error } = useAppSelector(({ files }) => files);
  const reload = (): void => void dispatch(loadFiles());
  useEffect(() => void dispatch(loadFiles()), [dispatch]);

  const index = useMemo(() => indexFiles(list), [list]);
  const filtering = useDeferredValue(filter);
  const files = useMemo(() => filterFiles(index, filtering), [index, filtering]);
  return { all: list, files, filter: filtering, status, error, reload };
}
