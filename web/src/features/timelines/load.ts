import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { eventsFailed, eventsLoaded, eventsRequested } from './slice.ts';

const beginLoad = newestOf();

/** §7: the list is read from the answer's `data`. */
export const loadEvents = (): AppThunk => async (dispatch) => {
  const isNewest = beginLoad();
  dispatch(eventsRequested());
  try {
    const { data } = await request(timelinesEndpoints.list);
    if (isNewest()) dispatch(eventsLoaded(data));
  } catch (error) {
    if (isNewest()) dispatch(eventsFailed(pickMessage.events(error)));
  }
};
