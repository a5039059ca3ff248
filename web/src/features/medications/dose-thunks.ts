import type { NewDose } from '@caretrail/contract/medications/dose-body';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import {
  doseLogEntry,
  type DoseLogEntry,
  type DoseOccurrence,
} from '@caretrail/contract/medications/doses';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { knownInstead } from '../../lib/refusal.ts';
import { loadDoses, loadMedications } from './load.ts';
import { doseLogPut, doseNoted } from './slice.ts';

type Rejected = { dispatch: AppDispatch; rejectValue: string };
type RejectedNote = Rejected & {
  /** What somebody else noted about the dose meanwhile. */
  rejectedMeta: { readonly stored: DoseLogEntry | null };
};

/** How long the notice offers to take it back; the entry itself does so for ever. */
const undoMs = 10_000;

export type DoseNote = Pick<NewDose, 'status'> & Partial<Pick<NewDose, 'at' | 'reason' | 'note'>>;

type Logging = { readonly dose: DoseOccurrence; readonly note: DoseNote };

/** Shown at once; the server's own entry, which has an id, takes its place a moment later. */
const entryBefore = (dose: DoseOccurrence, note: DoseNote): DoseLogEntry => ({
  id: '',
  medication_id: dose.medication_id,
  schedule_version_id: dose.schedule_version_id,
  slot_id: dose.slot_id,
  local_date: dose.local_date,
  at: note.at ?? new Date().toISOString(),
  time_zone: dose.time_zone,
  amount_parts: dose.parts,
  reason: note.reason ?? null,
  note: note.note ?? '',
  via: 'web',
  status: note.status,
  supersedes: dose.log?.id ?? null,
  by: null,
});

const isScheduled = ({ slot_id }: DoseOccurrence): boolean => slot_id !== null;

/** What stands already is never written over by a tap: another tab or person was quicker. */
const bodyOf = (dose: DoseOccurrence, note: DoseNote) => ({
  ...note,
  schedule_version_id: dose.schedule_version_id,
  slot_id: dose.slot_id,
  local_date: isScheduled(dose) ? dose.local_date : null,
  amount_parts: note.status === 'taken' ? dose.parts : [],
  supersedes: dose.log?.id ?? null,
});

/** One tap: taken, skipped, or taken back. It says so at once, and takes it back with a sentence if it was not heard. */
export const logDose = createAsyncThunk<DoseLogEntry, Logging, RejectedNote>(
  'medications/logDose',
  async ({ dose, note }, { dispatch, rejectWithValue }) => {
    dispatch(doseLogPut({ dose, log: entryBefore(dose, note) }));
    try {
      const params = { id: dose.medication_id };
      const entry = await request(medicationsEndpoints.logDose, {
        params,
        body: bodyOf(dose, note),
      });
      dispatch(doseLogPut({ dose, log: entry }));
      const untilMs = Date.now() + undoMs;
      dispatch(
        doseNoted(
          note.status === 'cleared' ? null : { entry, name: dose.medication_name, untilMs },
        ),
      );
      // Stock and, by the hour, the doses that follow may have changed.
      void dispatch(loadDoses());
      void dispatch(loadMedications('current'));
      return entry;
    } catch (error) {
      dispatch(doseLogPut({ dose, log: dose.log }));
      void dispatch(loadDoses());
      const stored = knownInstead(doseLogEntry, error);
      return rejectWithValue(pickMessage.medications(error), { stored });
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
      dispatch(doseNoted({ entry, name: medication_name, untilMs: Date.now() + undoMs }));
      await dispatch(loadDoses());
      void dispatch(loadMedications('current'));
      return entry;
    } catch (error) {
      return rejectWithValue(pickMessage.medications(error));
    }
  },
);

/** Takes an entry back: the log grows by a line that says so. */
export const undoDose = createAsyncThunk<DoseLogEntry, DoseLogEntry, Rejected>(
  'medications/undoDose',
  async (entry, { dispatch, rejectWithValue }) => {
    try {
      const { schedule_version_id, slot_id, local_date } = entry;
      const cleared = await request(medicationsEndpoints.logDose, {
        params: { id: entry.medication_id },
        body: {
          status: 'cleared',
          schedule_version_id,
          slot_id,
          local_date: slot_id === null ? null : local_date,
          supersedes: entry.id,
        },
      });
      dispatch(doseNoted(null));
      await dispatch(loadDoses());
      void dispatch(loadMedications('current'));
      return cleared;
    } catch (error) {
      // Somebody changed the entry meanwhile: theirs is not taken back by a press that meant another.
      if (knownInstead(doseLogEntry, error) !== null) dispatch(doseNoted(null));
      void dispatch(loadDoses());
      return rejectWithValue(pickMessage.medications(error));
    }
  },
);
