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
  /** The newest last: a second delete does not take the first one's undo. */
  deleted: DeletedEvent[];
};

const initialState: TimelinesState = {
  data: [],
  status: 'idle',
  error: null,
  draft: null,
  deleted: [],
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
    eventDeleted: ({ deleted }, { payload }: PayloadAction<DeletedEvent>) => {
      deleted.push(payload);
    },
    /** Brought back, or too late for it; names the event by its id. */
    undoOver: (state, { payload }: PayloadAction<string>) => {
      state.deleted = state.deleted.filter(({ id }) => id !== payload);
    },
  },
});

export const { eventsRequested, eventsLoaded, eventsFailed, draftKept, eventDeleted, undoOver } =
  slice.actions;
export const timelinesReducer = slice.reducer;
