import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import {
  type DoseNote,
  entryBefore,
  notNoted,
  type NotNoted,
  sendNote,
  sendUndo,
  undoMs,
} from '../../shell/doses/send-note.ts';
import { loadDoses, loadMedications } from './load.ts';
import { doseLogPut, doseNoted, type NotedDose } from './slice.ts';

type Rejected = { dispatch: AppDispatch; rejectValue: string };
type RejectedNote = { dispatch: AppDispatch; rejectValue: NotNoted };

type Logging = { readonly dose: DoseOccurrence; readonly note: DoseNote };

/** One tap: taken, skipped, or taken back. It says so at once, and takes it back with a sentence if it was not heard. */
export const logDose = createAsyncThunk<DoseLogEntry, Logging, RejectedNote>(
  'medications/logDose',
  async ({ dose, note }, { dispatch, rejectWithValue }) => {
    dispatch(doseLogPut({ dose, log: entryBefore(dose, note) }));
    try {
      const entry = await sendNote(dose, note);
      dispatch(doseLogPut({ dose, log: entry }));
      const untilMs = Date.now() + undoMs;
      const wasOpen = dose.log === null || dose.log.status === 'cleared';
      const canUndo = wasOpen && note.status !== 'cleared';
      dispatch(doseNoted({ entry, name: dose.medication_name, untilMs, canUndo }));
      // Stock and, by the hour, the doses that follow may have changed.
      void dispatch(loadDoses());
      void dispatch(loadMedications('current'));
      return entry;
    } catch (error) {
      dispatch(doseLogPut({ dose, log: dose.log }));
      void dispatch(loadDoses());
      return rejectWithValue(notNoted(error));
    }
  },
);

type AsNeeded = Pick<DoseOccurrence, 'medication_id' | 'medication_name' | 'parts'> & {
  readonly at?: string;
};

/** A dose as needed: nothing asked for it, so it has only its time. */
export const logAsNeeded = createAsyncThunk<DoseLogEntry, AsNeeded, Rejected>(
  'medications/logAsNeeded',
  async ({ medication_id, medication_name, parts, at }, { dispatch, rejectWithValue }) => {
    try {
      const entry = await request(medicationsEndpoints.logDose, {
        params: { id: medication_id },
        body: { status: 'taken', amount_parts: parts, ...(at !== undefined && { at }) },
      });
      const untilMs = Date.now() + undoMs;
      dispatch(doseNoted({ entry, name: medication_name, untilMs, canUndo: true }));
      await dispatch(loadDoses());
      void dispatch(loadMedications('current'));
      return entry;
    } catch (error) {
      return rejectWithValue(pickMessage.medications(error));
    }
  },
);

/** Takes an entry back: the log grows by a line that says so. */
export const undoDose = createAsyncThunk<DoseLogEntry, Pick<NotedDose, 'entry' | 'name'>, Rejected>(
  'medications/undoDose',
  async ({ entry, name }, { dispatch, rejectWithValue }) => {
    try {
      const cleared = await sendUndo(entry);
      // The dose stands in its place again before the notice goes away, which leads the focus there.
      await dispatch(loadDoses());
      const untilMs = Date.now() + undoMs;
      dispatch(doseNoted({ entry: cleared, name, untilMs, canUndo: false }));
      void dispatch(loadMedications('current'));
      return cleared;
    } catch (error) {
      // Somebody changed the entry meanwhile: theirs is not taken back by a press that meant another.
      const { stored, text } = notNoted(error);
      if (stored !== null) dispatch(doseNoted(null));
      void dispatch(loadDoses());
      return rejectWithValue(text);
    }
  },
);
