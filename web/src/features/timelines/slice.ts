import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { createSlice } from '../../session/create-slice.ts';
import { noRecordState, recordReducers, type RecordState } from '../../data/record-state.ts';
import type { TypedEvent } from './form/values.ts';

export type TimelinesState = RecordState<TimelineEvent, TypedEvent>;

/** §4.3: the list, its status and its error are in the cache of the data layer: see `selectEvents`. */
const slice = createSlice({
  name: 'timelines',
  initialState: noRecordState as TimelinesState,
  reducers: recordReducers<TimelineEvent, TypedEvent>(),
});

export const { draftKept, recordsDeleted, undoExpired } = slice.actions;
export const timelinesReducer = slice.reducer;
