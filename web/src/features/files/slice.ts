import type { LibraryFile } from '@caretrail/contract/files/schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '../../lib/request-status.ts';

/** §3 Files state: a list, an error, a status. */
export type FilesState = {
  list: LibraryFile[];
  error: string | null;
  status: RequestStatus;
};

const initialState: FilesState = { list: [], error: null, status: 'idle' };

/** The calls are in load.ts, so that their schemas load with the screens that need them. */
const slice = createSlice({
  name: 'files',
  initialState,
  reducers: {
    filesRequested: (state) => {
      state.status = 'loading';
      state.error = null;
    },
    filesLoaded: (_, { payload }: PayloadAction<LibraryFile[]>): FilesState => ({
      list: payload,
      error: null,
      status: 'succeeded',
    }),
    filesFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.error = payload;
    },
  },
});

export const { filesRequested, filesLoaded, filesFailed } = slice.actions;
export const filesReducer = slice.reducer;
