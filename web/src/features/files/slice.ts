import type { LibraryFile } from '@caretrail/contract/files/schema';
import { createSlice } from '../../session/create-slice.ts';
import { noRecordState, recordReducers, type RecordState } from '../../data/record-state.ts';
import type { FileValues } from './form/values.ts';

export type FilesState = RecordState<LibraryFile, FileValues>;

/** §3: the list, its status and its error are in the cache of the data layer: see `selectFiles`. */
const slice = createSlice({
  name: 'files',
  initialState: noRecordState as FilesState,
  reducers: recordReducers<LibraryFile, FileValues>(),
});

export const { draftKept, recordsDeleted, undoExpired } = slice.actions;
export const filesReducer = slice.reducer;
