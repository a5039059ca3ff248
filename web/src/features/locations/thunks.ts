import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { AppThunk } from '../../app/store.ts';
import { locationsApi } from '../../data/locations.ts';
import { settled } from '../../data/write.ts';
import { toApiError } from '../../lib/refusal.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';
import { recordsDeleted, undoExpired } from './slice.ts';
import { texts } from './texts.ts';

const { removePlace, restorePlace } = locationsApi.endpoints;

/** Deletes with an offer to undo; false when it was refused, which a toast says. */
export const deletePlace =
  ({ id, name }: Pick<CareLocation, 'id' | 'name'>): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { error } = await dispatch(removePlace.initiate({ params: { id } }));
    if (error !== undefined) {
      dispatch(toastFailed(toApiError(error).text));
      return false;
    }
    dispatch(recordsDeleted([{ id, name }]));
    await dispatch(settled());
    return true;
  };

/** Undoes deletes. A refused one stays on offer. */
export const restorePlaces =
  (ids: readonly string[]): AppThunk =>
  async (dispatch) => {
    for (const id of ids) {
      const { data, error } = await dispatch(restorePlace.initiate({ params: { id } }));
      await dispatch(settled());
      if (data === undefined) dispatch(toastFailed(toApiError(error).text));
      else {
        dispatch(undoExpired([id]));
        dispatch(toastShown(texts.restored({ name: data.name })));
      }
    }
  };
