import type { Medication } from '@caretrail/contract/medications/schema';
import type { BulkDeleteResult } from '@caretrail/contract/texts/toasts';
import type { AppThunk } from '../../app/store.ts';
import { api } from '../../data/api.ts';
import { medicationsApi } from '../../data/medications.ts';
import { settled } from '../../data/write.ts';
import { recordsDeleted, undoExpired } from './slice.ts';

const { removeMedication, removeMedications, restoreMedications } = medicationsApi.endpoints;

type Named = Pick<Medication, 'id' | 'name'>;

/** Reloads the lists and doses that are on screen. */
export const reloadMedications = (): AppThunk => async (dispatch) => {
  dispatch(api.util.invalidateTags(['medicines', 'doses', 'dashboard']));
  await dispatch(settled());
};

/** Deletes and offers an undo. Returns false if the server refused; a toast shows why. */
export const deleteMedication =
  ({ id, name }: Named): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { error } = await dispatch(removeMedication.initiate({ params: { id } }));
    if (error !== undefined) return false;
    dispatch(recordsDeleted([{ id, name }]));
    await dispatch(settled());
    return true;
  };

/** §7 bulk delete, with one undo for all deleted medicines. Null if no call was answered. */
export const deleteMedications =
  (medicines: readonly Named[]): AppThunk<Promise<BulkDeleteResult | null>> =>
  async (dispatch) => {
    const { data } = await dispatch(removeMedications.initiate(medicines.map(({ id }) => id)));
    const { removed = [], ...counts } = data ?? {};
    const deleted = medicines.filter(({ id }) => removed.includes(id));
    if (deleted.length > 0) dispatch(recordsDeleted(deleted.map(({ id, name }) => ({ id, name }))));
    await dispatch(settled());
    return 'successful' in counts ? counts : null;
  };

/** Undoes deletes. If some are refused, their undo stays available. */
export const undoDeletes =
  (ids: readonly string[]): AppThunk =>
  async (dispatch) => {
    const { data } = await dispatch(restoreMedications.initiate(ids));
    if (data !== undefined) dispatch(undoExpired(data.restored.map(({ id }) => id)));
    await dispatch(settled());
  };
