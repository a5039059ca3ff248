import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '../../lib/request-status.ts';
import type { EventDraft } from './form/draft.ts';

/** An event that was deleted a moment ago and can be brought back. */
export type DeletedEvent = {
  readonly id: string;
  readonly title: string;
  readonly untilMs: number;
};

/** §4.3: the list loads into data. */
export type TimelinesState = {
  data: TimelineEvent[];
  status: RequestStatus;
  error: string | null;
  /** What is typed and not saved yet. Here and in no storage: it goes with the tab and with a logout. */
  draft: EventDraft | null;
  deleted: DeletedEvent | null;
};

const initialState: TimelinesState = {
  data: [],
  status: 'idle',
  error: null,
  draft: null,
  deleted: null,
};

/** The calls are in load.ts, so that their schemas load with the screens that need them. */
const slice = createSlice({
  name: 'timelines',
  initialState,
  reducers: {
    eventsRequested: (state) => {
      state.status = 'loading';
      state.error = null;
    },
    eventsLoaded: (state, { payload }: PayloadAction<TimelineEvent[]>): TimelinesState => ({
      ...state,
      data: payload,
      status: 'succeeded',
      error: null,
    }),
    eventsFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.error = payload;
    },
    /** null: saved, or given up. */
    draftKept: (state, { payload }: PayloadAction<EventDraft | null>): TimelinesState => ({
      ...state,
      draft: payload,
    }),
    /** null: brought back, or too late for it. */
    eventDeleted: (state, { payload }: PayloadAction<DeletedEvent | null>) => {
      state.deleted = payload;
    },
  },
});

export const { eventsRequested, eventsLoaded, eventsFailed, draftKept, eventDeleted } =
  slice.actions;
export const timelinesReducer = slice.reducer;
