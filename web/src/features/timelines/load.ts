import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { eventsFailed, eventsLoaded, eventsRequested } from './slice.ts';

/** §7: the list is read from the answer's `data`. */
export const loadEvents = (): AppThunk => async (dispatch) => {
  dispatch(eventsRequested());
  try {
    const { data } = await request(timelinesEndpoints.list);
    dispatch(eventsLoaded(data));
  } catch (error) {
    dispatch(eventsFailed(pickMessage.events(error)));
  }
};
