import type { CareLocation } from '@caretrail/contract/locations/schema';
import { createSlice } from '../../session/create-slice.ts';
import { noRecordState, recordReducers, type RecordState } from '../../data/record-state.ts';
import type { FormValues } from './form/values.ts';

/** What the web app itself holds about places; what the server says of them is in the cache of the data layer. */
const slice = createSlice({
  name: 'locations',
  initialState: noRecordState as RecordState<CareLocation, FormValues>,
  reducers: recordReducers<CareLocation, FormValues>(),
});

export const { draftKept, recordsDeleted, undoExpired } = slice.actions;
export const locationsReducer = slice.reducer;
