import type { LibraryFile } from '@caretrail/contract/files/schema';
import { type Sought, useSought } from '../../lib/use-sought.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadFiles } from './load.ts';

/** One file of the library. */
export function useFile(id: string): Sought<LibraryFile> {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ files }) => files.status);
  const error = useAppSelector(({ files }) => files.error);
  const item = useAppSelector(({ files }) => files.list.find((each) => each.id === id));
  return useSought(id, { item, status, error, load: () => void dispatch(loadFiles()) });
}
