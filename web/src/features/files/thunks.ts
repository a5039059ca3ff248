import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { type FileEdit, libraryFile, type LibraryFile } from '@caretrail/contract/files/schema';
import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, AppThunk, RootState } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { pooled } from '../../lib/pooled.ts';
import { type Refused, refusalOf, refusedWith } from '../../lib/refusal.ts';
import { withFile, withoutFiles } from './changed-list.ts';
import { loadFiles } from './load.ts';
import { filesLoaded } from './slice.ts';

type Rejected = {
  dispatch: AppDispatch;
  state: RootState;
  rejectValue: string;
  rejectedMeta: Refused<LibraryFile>;
};

const refused = (thrown: unknown): Refused<LibraryFile> => refusedWith(libraryFile, thrown);

/** At once; who is looking at the list need not wait. One that is not there yet is loaded with the change in it. */
const changeList =
  (change: (list: readonly LibraryFile[]) => LibraryFile[]): AppThunk =>
  async (dispatch, getState) => {
    const { list, status } = getState().files;
    if (status !== 'succeeded') return dispatch(loadFiles());
    return void dispatch(filesLoaded(change(list)));
  };

export const keepFile = (file: LibraryFile): AppThunk => changeList((list) => withFile(list, file));

const dropFiles = (ids: readonly string[]): AppThunk =>
  changeList((list) => withoutFiles(list, ids));

type Editing = { readonly id: string; readonly edit: FileEdit };

/** Rename, categorise, move; what it does not name stays. */
export const editFile = createAsyncThunk<LibraryFile, Editing, Rejected>(
  'files/editFile',
  async ({ id, edit }, { dispatch, rejectWithValue }) => {
    try {
      const file = await request(filesEndpoints.edit, { params: { id }, body: edit });
      await dispatch(keepFile(file));
      return file;
    } catch (error) {
      return rejectWithValue(refusalOf(error).text, refused(error));
    }
  },
);

export type Binned = { readonly gone: readonly string[]; readonly failed: number };

const atOnce = 4;

/** One call for each; those that succeed are in the bin whatever becomes of the others. */
export const binFiles = createAsyncThunk<Binned, readonly string[], Rejected>(
  'files/binFiles',
  async (ids, { dispatch, rejectWithValue }) => {
    let reason: unknown;
    const gone = await pooled(ids, atOnce, async (id) => {
      try {
        await request(filesEndpoints.remove, { params: { id } });
        return [id];
      } catch (error) {
        reason = error;
        return [];
      }
    }).then((all) => all.flat());
    await dispatch(dropFiles(gone));
    if (gone.length === 0) return rejectWithValue(refusalOf(reason).text, refused(reason));
    return { gone, failed: ids.length - gone.length };
  },
);

/** Out of the bin, for good. */
export const purgeFile = createAsyncThunk<string, string, Rejected>(
  'files/purgeFile',
  async (id, { rejectWithValue }) => {
    try {
      await request(filesEndpoints.purge, { params: { id } });
      return id;
    } catch (error) {
      return rejectWithValue(refusalOf(error).text, refused(error));
    }
  },
);

/** Out of the bin. */
export const restoreFile = createAsyncThunk<LibraryFile, string, Rejected>(
  'files/restoreFile',
  async (id, { dispatch, rejectWithValue }) => {
    try {
      const file = await request(filesEndpoints.edit, { params: { id }, body: { deleted: false } });
      await dispatch(keepFile(file));
      return file;
    } catch (error) {
      return rejectWithValue(refusalOf(error).text, refused(error));
    }
  },
);
