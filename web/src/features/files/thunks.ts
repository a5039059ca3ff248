import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { AppThunk } from '../../app/store.ts';
import { filesApi } from '../../data/files.ts';
import { recordsDeleted, undoExpired } from './slice.ts';

const { removeFiles, restoreFile } = filesApi.endpoints;

/** Into the bin, with the offer to undo it; false when none could be deleted, which a toast says. */
export const deleteFiles =
  (files: readonly LibraryFile[]): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { data } = await dispatch(removeFiles.initiate(files.map(({ id }) => id)));
    if (data === undefined) return false;
    const gone = files.filter(({ id }) => data.gone.includes(id));
    dispatch(recordsDeleted(gone.map(({ id, title }) => ({ id, name: title }))));
    return true;
  };

/** Out of the bin. One that is refused is offered further; false when one was. */
export const restoreFiles =
  (ids: readonly string[]): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const restored: string[] = [];
    for (const id of ids) {
      const { error } = await dispatch(restoreFile.initiate(id));
      if (error === undefined) restored.push(id);
    }
    dispatch(undoExpired(restored));
    return restored.length === ids.length;
  };
