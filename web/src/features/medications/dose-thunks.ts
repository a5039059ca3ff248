import type {
  DoseLogEntry,
  DoseOccurrence,
  RecordedDose,
} from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { selectPatientZone } from '../../data/zone.ts';
import {
  type DoseNote,
  entryBefore,
  notNoted,
  type NotNoted,
  sendNote,
} from '../../shell/doses/send-note.ts';
import { loadMedications, reloadDoses } from './load.ts';
import { doseLogPut, dosesChanged } from './slice.ts';

type Rejected = { dispatch: AppDispatch; rejectValue: string };
type RejectedNote = { dispatch: AppDispatch; state: RootState; rejectValue: NotNoted };

type Logging = { readonly dose: DoseOccurrence; readonly note: DoseNote };

/** One tap: taken, skipped, or cleared. It is shown at once, and undone with a sentence if it was not recorded. */
export const logDose = createAsyncThunk<RecordedDose, Logging, RejectedNote>(
  'medications/logDose',
  async ({ dose, note }, { dispatch, getState, rejectWithValue }) => {
    const zone = selectPatientZone(getState());
    dispatch(doseLogPut({ dose, log: entryBefore(dose, note, zone) }));
    try {
      const entry = await sendNote(dose, note);
      dispatch(doseLogPut({ dose, log: entry }));
      dispatch(dosesChanged());
      // Stock and, by the hour, the doses that follow may have changed.
      void dispatch(reloadDoses());
      void dispatch(loadMedications('current'));
      return entry;
    } catch (error) {
      dispatch(doseLogPut({ dose, log: dose.log }));
      void dispatch(reloadDoses());
      return rejectWithValue(notNoted(error));
    }
  },
);

type AsNeeded = Pick<DoseOccurrence, 'medication_id' | 'parts'> & {
  readonly at?: string;
  /** The same for a press after a lost answer: it records no second dose. */
  readonly idempotencyKey: string;
};

/** A dose as needed: nothing asked for it, so it has only its time. */
export const logAsNeeded = createAsyncThunk<DoseLogEntry, AsNeeded, Rejected>(
  'medications/logAsNeeded',
  async ({ medication_id, parts, at, idempotencyKey }, { dispatch, rejectWithValue }) => {
    try {
      const call = {
        params: { id: medication_id },
        body: {
          status: 'taken' as const,
          amount_parts: parts,
          ...(at !== undefined && { at }),
        },
        idempotencyKey,
      };
      const entry = await request(medicationsEndpoints.logDose, call);
      dispatch(dosesChanged());
      await dispatch(reloadDoses());
      void dispatch(loadMedications('current'));
      return entry;
    } catch (error) {
      return rejectWithValue(pickMessage.medications(error));
    }
  },
);
