import type { SessionNotes } from '@caretrail/contract/treatments/session';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { PlanShift } from '@caretrail/contract/treatments/shift';
import type { TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type { AppThunk } from '../../app/store.ts';
import { treatmentsApi } from '../../data/treatments.ts';
import { settled } from '../../data/write.ts';
import { recordsDeleted, undoExpired } from './slice.ts';

const {
  editTreatment,
  linkTreatment,
  noteSessions,
  removeTreatment,
  restoreTreatment,
  shiftTreatment,
} = treatmentsApi.endpoints;

/** A change of one treatment from its page. A toast says what was refused. */
export type TreatmentCall = AppThunk<
  PromiseLike<{ readonly data?: { readonly id: string }; readonly error?: unknown }>
>;

export const changeTreatment = (id: string, body: TreatmentEdit): TreatmentCall =>
  editTreatment.initiate({ params: { id }, body });

type Links = Pick<TreatmentEdit, 'medication_ids' | 'event_ids' | 'file_ids' | 'version'>;

export const linkRecords = (id: string, body: Links): TreatmentCall =>
  linkTreatment.initiate({ params: { id }, body });

export const changeSessions = (id: string, body: Partial<SessionNotes>): TreatmentCall =>
  noteSessions.initiate({ params: { id }, body });

export const shiftPlan = (id: string, body: PlanShift): TreatmentCall =>
  shiftTreatment.initiate({ params: { id }, body });

/** Deletes with an offer to undo; false when it was refused, which a toast says. */
export const deleteTreatment =
  ({ id, title }: Pick<Treatment, 'id' | 'title'>): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { error } = await dispatch(removeTreatment.initiate({ params: { id } }));
    if (error !== undefined) return false;
    dispatch(recordsDeleted([{ id, name: title }]));
    return true;
  };

/** Undoes deletes. A refused one stays on offer. */
export const restoreTreatments =
  (ids: readonly string[]): AppThunk =>
  async (dispatch) => {
    for (const id of ids) {
      const { error } = await dispatch(restoreTreatment.initiate({ params: { id } }));
      if (error === undefined) dispatch(undoExpired([id]));
    }
    await dispatch(settled());
  };
