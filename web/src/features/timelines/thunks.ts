import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { SeriesScope } from '@caretrail/contract/timelines/series';
import type { AppThunk } from '../../app/store.ts';
import { timelinesApi } from '../../data/timelines.ts';
import { settled } from '../../data/write.ts';
import { recordsDeleted, undoExpired } from './slice.ts';

const { removeEvent, removeSeries, restoreEvent } = timelinesApi.endpoints;

/** Deletes, alone or with others that repeat it, and offers an undo, which brings all of them back. Returns false if the server refused; a toast shows why. */
export const deleteEvent =
  (
    { id, title }: Pick<TimelineEvent, 'id' | 'title'>,
    scope: 'one' | SeriesScope = 'one',
  ): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const params = { id };
    const { error } = await (scope === 'one'
      ? dispatch(removeEvent.initiate({ params }))
      : dispatch(removeSeries.initiate({ params, query: { scope } })));
    if (error !== undefined) return false;
    dispatch(recordsDeleted([{ id, name: title, ...(scope !== 'one' && { others: scope }) }]));
    await dispatch(settled());
    return true;
  };

/** Beyond §7: undoes deletes. If one is refused, its undo stays available. */
export const restoreEvents =
  (ids: readonly string[]): AppThunk =>
  async (dispatch) => {
    for (const id of ids) {
      const { error } = await dispatch(restoreEvent.initiate({ params: { id } }));
      if (error === undefined) dispatch(undoExpired([id]));
    }
    await dispatch(settled());
  };
