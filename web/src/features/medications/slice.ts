import type { Medication } from '@caretrail/contract/medications/schema';
import { createSlice } from '../../session/create-slice.ts';
import { noRecordState, recordReducers, type RecordState } from '../../data/record-state.ts';
import type { FormValues } from './form/values.ts';

export type MedicationsState = RecordState<Medication, FormValues>;

/** §4.3: the two lists, their statuses and errors are in the cache of the data layer: see `selectMedications`. */
const slice = createSlice({
  name: 'medications',
  initialState: noRecordState as MedicationsState,
  reducers: recordReducers<Medication, FormValues>(),
});

export const { draftKept, recordsDeleted, undoExpired } = slice.actions;
export const medicationsReducer = slice.reducer;
