import type { EntryKind } from '@caretrail/contract/access/record-href';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { PayloadAction } from '@reduxjs/toolkit';
import { noRecordState, recordReducers, type RecordState } from '../../data/record-state.ts';
import type { Draft } from '../../lib/use-draft.ts';
import { createSlice } from '../../session/create-slice.ts';
import type { TypedEvent } from './form/values.ts';

export type EventDraft = Draft<TimelineEvent, TypedEvent>;

export type TimelinesState = RecordState<TimelineEvent, TypedEvent> & {
  /** Of each kind of new entry one: a note that was left does not come back in the form of a seizure. */
  readonly entryDrafts: Readonly<Partial<Record<EntryKind, EventDraft>>>;
};

type EntryDraft = { readonly kind: EntryKind; readonly draft: EventDraft | null };

/** §4.3: the list, its status and its error are in the cache of the data layer: see `selectEvents`. */
const slice = createSlice({
  name: 'timelines',
  initialState: { ...noRecordState, entryDrafts: {} } as TimelinesState,
  reducers: {
    ...recordReducers<TimelineEvent, TypedEvent, TimelinesState>(),
    entryDraftKept: (
      state: TimelinesState,
      { payload: { kind, draft } }: PayloadAction<EntryDraft>,
    ): TimelinesState => {
      const { [kind]: _before, ...others } = state.entryDrafts;
      return { ...state, entryDrafts: draft === null ? others : { ...others, [kind]: draft } };
    },
  },
});

export const { draftKept, entryDraftKept, recordsDeleted, undoExpired } = slice.actions;
export const timelinesReducer = slice.reducer;
