import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '../../lib/request-status.ts';

/** §4.3: the list loads into data. */
export type TimelinesState = {
  data: TimelineEvent[];
  status: RequestStatus;
  error: string | null;
};

const initialState: TimelinesState = { data: [], status: 'idle', error: null };

/** The calls are in load.ts, so that their schemas load with the screens that need them. */
const slice = createSlice({
  name: 'timelines',
  initialState,
  reducers: {
    eventsRequested: (state) => {
      state.status = 'loading';
      state.error = null;
    },
    eventsLoaded: (_, { payload }: PayloadAction<TimelineEvent[]>): TimelinesState => ({
      data: payload,
      status: 'succeeded',
      error: null,
    }),
    eventsFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.error = payload;
    },
  },
});

export const { eventsRequested, eventsLoaded, eventsFailed } = slice.actions;
export const timelinesReducer = slice.reducer;
