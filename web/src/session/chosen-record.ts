import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { type Area, type RecordAct, rightsOf } from '@caretrail/contract/circle/areas';
import type { Where } from '@caretrail/contract/circle/record-screens';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { readForTab, readUser, removeForTab, writeForTab } from '../lib/browser-storage.ts';
import { chosenHere, type ChosenRecord } from '../lib/chosen-record.ts';
import type { AuthState } from './auth-state.ts';
import { createSlice } from './create-slice.ts';

export type RecordState = {
  /** Null: one's own. */
  readonly chosen: ChosenRecord | null;
  /** The access to the record that was open has ended; whose it is. */
  readonly ended: string | null;
  /** Whether there are records of others to choose, once it is known. */
  readonly helps: boolean;
};

const initialState: RecordState = { chosen: null, ended: null, helps: false };

const slice = createSlice({
  name: 'record',
  initialState,
  reducers: {
    /** The root reducer drops everything that was loaded or typed in the record before. */
    recordChosen: (state, { payload }: PayloadAction<ChosenRecord | null>): RecordState => ({
      ...state,
      chosen: payload,
      ended: null,
    }),
    recordEnded: (state): RecordState => ({
      ...state,
      chosen: null,
      ended: state.chosen?.name ?? state.ended,
    }),
    helpKnown: (state, { payload }: PayloadAction<boolean>): RecordState => ({
      ...state,
      helps: payload,
    }),
  },
});

export const { recordChosen, recordEnded, helpKnown } = slice.actions;
export const recordReducer = slice.reducer;

type Stored = ChosenRecord & { readonly owner: string };

/** What this tab showed before it was loaded again, for the same user. */
export function restoreRecord(): RecordState {
  const text = readForTab(storageKeys.record);
  if (text === null) return initialState;
  try {
    const { owner, ...chosen } = JSON.parse(text) as Stored;
    return owner === readUser()?.id ? { ...initialState, chosen } : initialState;
  } catch {
    return initialState;
  }
}

export type WithRecord = { readonly record: RecordState; readonly auth: AuthState };

/** Requests and the storage of the tab follow the state. */
export function followRecord({ record: { chosen }, auth }: WithRecord): void {
  if (chosenHere.record === chosen) return;
  chosenHere.record = chosen;
  if (chosen === null) removeForTab(storageKeys.record);
  else
    writeForTab(
      storageKeys.record,
      JSON.stringify({ ...chosen, owner: auth.user?.id ?? '' } satisfies Stored),
    );
}

export const selectRecord = ({ record }: Pick<WithRecord, 'record'>): RecordState => record;

/**
 * Whose call, upload or input something is: one user's, in one record. What was begun as one is never sent or shown as
 * another. Undefined: signed out.
 */
export const selectOwner = ({ auth, record }: WithRecord): string | undefined =>
  auth.user === null ? undefined : `${auth.user.id} ${record.chosen?.id ?? ''}`.trimEnd();

/** The record of someone else that is open; null: one's own. */
export const useChosenRecord = (): ChosenRecord | null => useSelector(selectRecord).chosen;

/** Where the user is: in the own record, in that of someone else, or in none. */
export function useWhere(): Where {
  const open = useChosenRecord()?.areas ?? null;
  const hasRecord = useSelector(({ auth }: WithRecord) => auth.user?.only_helps !== true);
  return { hasRecord, open };
}

/** Whether one may do something in an area of the record that is open. */
export type Can = (act: RecordAct, area: Area) => boolean;

/** Everything, in one's own. */
export const canIn = (chosen: ChosenRecord | null, ...[act, area]: Parameters<Can>): boolean =>
  chosen === null || (chosen.areas.includes(area) && rightsOf[chosen.role].has(act));

export function useCan(): Can {
  const chosen = useChosenRecord();
  return (act, area) => canIn(chosen, act, area);
}

export type Written = { readonly created_by: string | null };

/** Whether one may do something in any of these areas. */
export function useCanInAny(act: RecordAct, of: readonly Area[]): boolean {
  const can = useCan();
  return of.some((area) => can(act, area));
}

/** Whether one may edit or delete an entry: a helper only what they wrote themselves. */
export function useCanChange(): (area: Area, entry: Written) => boolean {
  const can = useCan();
  const me = useSelector(({ auth }: WithRecord) => auth.user?.id);
  return (area, { created_by }) =>
    can('manage', area) || (can('change', area) && created_by === me);
}
