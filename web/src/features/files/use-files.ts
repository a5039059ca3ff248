import type { LibraryFile } from '@caretrail/contract/files/schema';
import { asFailure } from '@caretrail/contract/http/failure';
import { useDeferredValue } from 'react';
import type { RootState } from '../../app/store.ts';
import { filesApi } from '../../data/files.ts';
import { requestStateOf } from '../../data/request-state.ts';
import { type Entity, useEntity } from '../../lib/use-entity.ts';
import { filesTexts as texts } from './texts.ts';

const { listFiles } = filesApi.endpoints;
const none: readonly LibraryFile[] = [];

/** §8 names no text for the files area. */
const messageOf = (error: unknown): string => asFailure(error)?.message ?? texts.notLoaded;

type Loaded = Parameters<typeof requestStateOf<{ readonly data: readonly LibraryFile[] }>>[0];

const filesOf = (loaded: Loaded) => {
  const { data, status, error } = requestStateOf(loaded, messageOf);
  return { list: data?.data ?? none, error, status };
};

/** §3 Files state: a list, an error, a status. */
export const selectFiles = (state: RootState) => filesOf(listFiles.select()(state));

/** The list of §3, loaded when the screen is shown. */
export function useFiles() {
  // Drawn in slices, between which the browser answers a tap.
  const loaded = useDeferredValue(filesApi.useListFilesQuery());
  return { ...filesOf(loaded), reload: (): void => void loaded.refetch() };
}

/** What is in the library as far as it was loaded; it is not loaded again. */
export const useLibrary = (): readonly LibraryFile[] | null =>
  filesApi.useListFilesQuery(undefined, {
    refetchOnMountOrArgChange: false,
    selectFromResult: ({ data }) => ({ list: data?.data ?? null }),
  }).list;

/** One file of the library. */
export function useFile(id: string): Entity<LibraryFile> {
  const { item, refetch, ...loaded } = filesApi.useListFilesQuery(undefined, {
    refetchOnMountOrArgChange: false,
    selectFromResult: ({ data, status, error }) => ({
      item: data?.data.find((each) => each.id === id),
      status,
      error,
    }),
  });
  const { status, error } = filesOf(loaded);
  return useEntity(id, { item, status, error, load: () => void refetch() });
}
