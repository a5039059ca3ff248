import type { Treatment } from '@caretrail/contract/treatments/schema';
import { createSlice } from '../../session/create-slice.ts';
import { noRecordState, recordReducers, type RecordState } from '../../data/record-state.ts';
import type { FormValues } from './form/values.ts';

/** Beyond §3: what is typed, and which deletes can be undone. The treatments are in the cache of the data layer. */
const slice = createSlice({
  name: 'treatments',
  initialState: noRecordState as RecordState<Treatment, FormValues>,
  reducers: recordReducers<Treatment, FormValues>(),
});

export const { draftKept, recordsDeleted, undoExpired } = slice.actions;
export const treatmentsReducer = slice.reducer;
