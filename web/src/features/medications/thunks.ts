import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import type {
  MedicationEdit,
  newMedication,
} from '@caretrail/contract/medications/medication-body';
import {
  countSettled,
  isUnanswered,
  medicationIdForEditing,
  withRepeatOn,
} from '@caretrail/contract/medications/rules';
import { medication, type Medication } from '@caretrail/contract/medications/schema';
import type { planChange } from '@caretrail/contract/medications/plan-change';
import type { stockChange } from '@caretrail/contract/medications/stock';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { BulkDeleteResult } from '@caretrail/contract/texts/toasts';
import { createAsyncThunk, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type * as z from 'zod/mini';
import type { AppDispatch, RootState } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { knownInstead, type Refused, refusedWith } from '../../lib/refusal.ts';
import { undoMs } from '../../lib/undo-time.ts';
import { loadMedications, reloadDoses } from './load.ts';
import { medicinesDeleted, undoOver } from './slice.ts';

/** §8: errors of medications are returned as rejected results, which carry the text to show. */
type Rejected = {
  dispatch: AppDispatch;
  state: RootState;
  rejectValue: string;
  rejectedMeta: Refused<Medication>;
};

const refused = (thrown: unknown): Refused<Medication> => refusedWith(medication, thrown);

/** Both lists, and today's doses. */
export const loadAll = async (dispatch: AppDispatch): Promise<void> => {
  await Promise.all([
    dispatch(loadMedications('current')),
    dispatch(loadMedications('completed')),
    dispatch(reloadDoses()),
  ]);
};

type Adding = {
  readonly body: z.input<typeof newMedication>;
  /** The same for the same form: sent again after a lost answer, it makes no second medicine. */
  readonly idempotencyKey?: string;
};

/** §7: then the current list is loaded again. */
export const addMedication = createAsyncThunk<Medication, Adding, Rejected>(
  'medications/add',
  async ({ body, ...rest }, { dispatch, rejectWithValue }) => {
    try {
      const call = { body: withRepeatOn(body), ...rest };
      const added = await request(medicationCalls.add, call);
      await Promise.all([dispatch(loadMedications('current')), dispatch(reloadDoses())]);
      return added;
    } catch (error) {
      return rejectWithValue(pickMessage.medicationChange(error), refused(error));
    }
  },
);

type Editing = {
  /** §5: whatever the form holds under `id`. */
  readonly id: unknown;
  readonly fields: MedicationEdit;
};

/** §5 §7: then both lists are loaded again. */
export const editMedication = createAsyncThunk<Medication, Editing, Rejected>(
  'medications/edit',
  async ({ id, fields }, { dispatch, rejectWithValue, getState }) => {
    const found = medicationIdForEditing(id);
    if (!found.ok) return rejectWithValue(found.error, refused(null));
    const before = getState().medications.known[found.id];
    try {
      // §7: an edit carries repeat_on, as it was where it does not change.
      const body = withRepeatOn({ repeat_on: before?.repeat_on ?? null, ...fields });
      const edited = await request(medicationsEndpoints.edit, { params: { id: found.id }, body });
      await loadAll(dispatch);
      return edited;
    } catch (error) {
      return rejectWithValue(pickMessage.medicationChange(error), refused(error));
    }
  },
);

type ChangingPlan = {
  readonly id: string;
  readonly body: z.input<typeof planChange>;
  /** The same for the same press: sent again after a lost answer, it counts once. */
  readonly idempotencyKey: string;
};

/** Beyond §7: a cycle is delayed, held or goes ahead. */
export const changeCyclePlan = createAsyncThunk<Medication, ChangingPlan, Rejected>(
  'medications/changePlan',
  async ({ id, body, idempotencyKey }, { dispatch, rejectWithValue }) => {
    try {
      const call = { params: { id }, body, idempotencyKey };
      const changed = await request(medicationsEndpoints.changePlan, call);
      await loadAll(dispatch);
      return changed;
    } catch (error) {
      return rejectWithValue(pickMessage.medicationChange(error), refused(error));
    }
  },
);

const isRefused = isRejectedWithValue(editMedication, changeCyclePlan);

/** The medicine as it is stored, where a change was refused because it is not as it was seen. */
export const storedInstead = (result: UnknownAction): Medication | null =>
  isRefused(result) ? (result.meta.stored ?? null) : null;

type Stocking = {
  readonly id: string;
  readonly change: z.input<typeof stockChange>;
  /** The same for the same change: sent again after a lost answer, it counts once. */
  readonly idempotencyKey: string;
};

/** Beyond §7: one strength of the stock. */
export const changeStock = createAsyncThunk<Medication, Stocking, Rejected>(
  'medications/changeStock',
  async ({ id, change, idempotencyKey }, { dispatch, rejectWithValue }) => {
    try {
      const call = { params: { id }, body: change, idempotencyKey };
      const changed = await request(medicationsEndpoints.changeStock, call);
      await loadAll(dispatch);
      return changed;
    } catch (error) {
      const stored = knownInstead(medication, error);
      return rejectWithValue(pickMessage.medicationChange(error), { ...refused(error), stored });
    }
  },
);

export const deleteMedication = createAsyncThunk<string, Pick<Medication, 'id' | 'name'>, Rejected>(
  'medications/delete',
  async ({ id, name }, { dispatch, rejectWithValue }) => {
    try {
      await request(medicationsEndpoints.remove, { params: { id } });
      dispatch(medicinesDeleted({ medicines: [{ id, name }], untilMs: Date.now() + undoMs }));
      await loadAll(dispatch);
      return id;
    } catch (error) {
      return rejectWithValue(pickMessage.medications(error), refused(error));
    }
  },
);

/** §7 bulk delete: one DELETE per id, in parallel; both lists are loaded again. One undo for all that were deleted. */
export const deleteMedications = createAsyncThunk<BulkDeleteResult, readonly string[], Rejected>(
  'medications/bulkDelete',
  async (ids, { dispatch, rejectWithValue, getState }) => {
    const { known } = getState().medications;
    const results = await Promise.allSettled(
      ids.map((id) => request(medicationsEndpoints.remove, { params: { id } })),
    );
    const medicines = ids
      .filter((_, index) => results[index]?.status === 'fulfilled')
      .map((id) => ({ id, name: known[id]?.name ?? '' }));
    if (medicines.length > 0)
      dispatch(medicinesDeleted({ medicines, untilMs: Date.now() + undoMs }));
    await loadAll(dispatch);
    return isUnanswered(results)
      ? rejectWithValue(pickMessage.bulkDelete(null), refused(null))
      : countSettled(results);
  },
);

type Restored = { readonly restored: readonly Medication[]; readonly failed: number };

/** Beyond §7: undoes a delete, of one or of several. Those that fail are offered further. */
export const restoreMedications = createAsyncThunk<Restored, readonly string[], Rejected>(
  'medications/restore',
  async (ids, { dispatch, rejectWithValue }) => {
    const results = await Promise.allSettled(
      ids.map((id) => request(medicationsEndpoints.restore, { params: { id } })),
    );
    const restored = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const failed = results.find(({ status }) => status === 'rejected');
    if (restored.length === 0 && failed?.status === 'rejected')
      return rejectWithValue(pickMessage.medications(failed.reason), refused(failed.reason));
    dispatch(undoOver(restored.map(({ id }) => id)));
    await loadAll(dispatch);
    return { restored, failed: ids.length - restored.length };
  },
);
