import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventIdForEditing } from '@caretrail/contract/timelines/rules';
import {
  type EventFile,
  timelineEvent,
  type TimelineEvent,
} from '@caretrail/contract/timelines/schema';
import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { type Refused, refusedWith } from '../../lib/refusal.ts';
import { undoMs } from '../../lib/undo-time.ts';
import { type OnProgress, upload } from '../../lib/upload.ts';
import { loadEvents } from './load.ts';
import { eventDeleted, undoOver } from './slice.ts';

/** §8: errors of events are returned as rejected results, which carry the text to show. */
type Rejected = {
  dispatch: AppDispatch;
  rejectValue: string;
  rejectedMeta: Refused<TimelineEvent>;
};

const refused = (thrown: unknown): Refused<TimelineEvent> => refusedWith(timelineEvent, thrown);

type Sending = {
  readonly form: FormData;
  readonly onProgress?: OnProgress;
  /** The same for the same form: sent again after a lost answer, it makes no second event and no second file. */
  readonly idempotencyKey?: string;
};

const unheard: OnProgress = () => undefined;

/** §7: then the list is loaded again. */
export const createEvent = createAsyncThunk<TimelineEvent, Sending, Rejected>(
  'timelines/createEvent',
  async ({ form, onProgress = unheard, ...rest }, { dispatch, rejectWithValue, signal }) => {
    try {
      const call = { body: form, ...rest };
      const event = await upload(timelinesEndpoints.create, call, { onProgress, signal });
      await dispatch(loadEvents());
      return event;
    } catch (error) {
      return rejectWithValue(pickMessage.events(error), refused(error));
    }
  },
);

/** §5 §7: the id travels in the form up to here, and is left out of what is sent. */
export const editEvent = createAsyncThunk<TimelineEvent, Sending, Rejected>(
  'timelines/editEvent',
  async ({ form, onProgress = unheard, ...rest }, { dispatch, rejectWithValue, signal }) => {
    const found = eventIdForEditing(form.get('id'));
    if (!found.ok) return rejectWithValue(found.error, refused(null));
    const body = new FormData();
    for (const [name, value] of form) if (name !== 'id') body.append(name, value);
    try {
      const call = { params: { id: found.id }, body, ...rest };
      const event = await upload(timelinesEndpoints.edit, call, { onProgress, signal });
      await dispatch(loadEvents());
      return event;
    } catch (error) {
      return rejectWithValue(pickMessage.events(error), refused(error));
    }
  },
);

export const deleteEvent = createAsyncThunk<string, Pick<TimelineEvent, 'id' | 'title'>, Rejected>(
  'timelines/deleteEvent',
  async ({ id, title }, { dispatch, rejectWithValue }) => {
    try {
      await request(timelinesEndpoints.remove, { params: { id } });
      dispatch(eventDeleted({ id, title, untilMs: Date.now() + undoMs }));
      await dispatch(loadEvents());
      return id;
    } catch (error) {
      return rejectWithValue(pickMessage.events(error), refused(error));
    }
  },
);

/** Beyond §7: undoes a delete. */
export const restoreEvent = createAsyncThunk<TimelineEvent, string, Rejected>(
  'timelines/restoreEvent',
  async (id, { dispatch, rejectWithValue }) => {
    try {
      const event = await request(timelinesEndpoints.restore, { params: { id } });
      dispatch(undoOver(id));
      await dispatch(loadEvents());
      return event;
    } catch (error) {
      return rejectWithValue(pickMessage.events(error), refused(error));
    }
  },
);

type OneFile = { readonly eventId: string; readonly fileId: EventFile['id'] };

/** §7: returns the id of the file. */
export const deleteEventFile = createAsyncThunk<string, OneFile, Rejected>(
  'timelines/deleteFile',
  async (params, { dispatch, rejectWithValue }) => {
    try {
      const { id } = await request(timelinesEndpoints.removeFile, { params });
      await dispatch(loadEvents());
      return id;
    } catch (error) {
      return rejectWithValue(pickMessage.eventFileDelete(error), refused(error));
    }
  },
);
