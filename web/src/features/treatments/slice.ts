import type { Treatment } from '@caretrail/contract/treatments/schema';
import { createSlice } from '../../session/create-slice.ts';
import type { PayloadAction } from '@reduxjs/toolkit';
import { noRecordState, recordReducers, type RecordState } from '../../data/record-state.ts';
import type { FormValues } from './form/values.ts';

/** The events that a move of a plan left where they were, each with its start then. */
type LeftBehind = readonly { readonly id: string; readonly start: string }[];

type State = RecordState<Treatment, FormValues> & {
  /** By treatment, until the person has seen them. */
  readonly leftBehind: Readonly<Record<string, LeftBehind>>;
};

/**
 * Beyond §3: what is typed, which deletes can be undone, and what did not move with a plan. The treatments are in the cache
 * of the data layer.
 */
const slice = createSlice({
  name: 'treatments',
  initialState: { ...noRecordState, leftBehind: {} } as State,
  reducers: {
    ...recordReducers<Treatment, FormValues, State>(),
    eventsLeft: (
      state: State,
      { payload: { id, events } }: PayloadAction<{ id: string; events: LeftBehind }>,
    ): State => ({ ...state, leftBehind: { ...state.leftBehind, [id]: events } }),
  },
});

export const { draftKept, recordsDeleted, undoExpired, eventsLeft } = slice.actions;
export const treatmentsReducer = slice.reducer;
