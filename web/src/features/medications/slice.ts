import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '../../lib/request-status.ts';
import type { Draft } from '../../lib/use-draft.ts';
import type { FormValues } from './form/values.ts';

export type MedicationList = {
  items: Medication[];
  status: RequestStatus;
  error: string | null;
  /** What the list was last searched for. */
  search: string;
};

/** Null: not known yet. What was loaded once stays while it is loaded again, or cannot be. */
export type DoseList = {
  items: DoseOccurrence[] | null;
  status: Exclude<RequestStatus, 'idle'>;
  /** Why it could not be loaded last; until it is. */
  error: string | null;
};

/** What one press deleted a moment ago, and can be undone. */
export type DeletedMedicines = {
  readonly medicines: readonly Pick<Medication, 'id' | 'name'>[];
  readonly untilMs: number;
};

/** §4.3: separate lists with separate statuses. */
export type MedicationsState = {
  current: MedicationList;
  completed: MedicationList;
  /** Every medicine that was seen, by its id: a search must not take today's doses away. */
  known: Record<string, Medication>;
  /** By the day around which they stand: today, and the earlier day that is looked at. */
  doses: Record<string, DoseList>;
  /** Raised with each dose that was recorded, changed or undone: what is reckoned from doses is asked for again. */
  doseChanges: number;
  /** The newest last: a second delete does not take the first one's undo. */
  deleted: DeletedMedicines[];
  /** What is typed and not saved yet. Here and in no storage: it goes with the tab and with a logout. */
  draft: Draft<Medication, FormValues> | null;
};

const nothingYet = { items: [], status: 'idle', error: null } as const;
const initialState: MedicationsState = {
  current: { ...nothingYet, items: [], search: '' },
  completed: { ...nothingYet, items: [], search: '' },
  known: {},
  doses: {},
  doseChanges: 0,
  deleted: [],
  draft: null,
};

type Which = { readonly which: 'current' | 'completed' };
type DoseName = Pick<
  DoseOccurrence,
  'medication_id' | 'schedule_version_id' | 'slot_id' | 'local_date' | 'at'
>;

const isDose = (dose: DoseOccurrence, name: DoseName): boolean =>
  dose.medication_id === name.medication_id &&
  dose.schedule_version_id === name.schedule_version_id &&
  dose.slot_id === name.slot_id &&
  dose.local_date === name.local_date &&
  dose.at === name.at;

/** The calls are in load.ts and thunks.ts, so that their schemas load with the screens that need them. */
const slice = createSlice({
  name: 'medications',
  initialState,
  reducers: {
    medicationsRequested: (state, { payload }: PayloadAction<Which & { search: string }>) => {
      state[payload.which].status = 'loading';
      state[payload.which].error = null;
      state[payload.which].search = payload.search;
    },
    medicationsLoaded: (state, { payload }: PayloadAction<Which & { items: Medication[] }>) => {
      const { which, items } = payload;
      const { search } = state[which];
      if (search === '') {
        for (const [id, { status }] of Object.entries(state.known)) {
          if (status === which) delete state.known[id];
        }
      }
      for (const item of items) state.known[item.id] = item;
      state[which] = { items, status: 'succeeded', error: null, search };
    },
    medicationsFailed: (state, { payload }: PayloadAction<Which & { error: string }>) => {
      state[payload.which].status = 'failed';
      state[payload.which].error = payload.error;
    },
    dosesRequested: ({ doses }, { payload }: PayloadAction<{ day: string; today: string }>) => {
      const { day, today } = payload;
      // An earlier day that is left is loaded again when one comes back to it.
      for (const other of Object.keys(doses)) {
        if (day !== today && other !== day && other !== today) delete doses[other];
      }
      const { items = null, error = null } = doses[day] ?? {};
      doses[day] = { items, status: 'loading', error };
    },
    dosesLoaded: (
      { doses },
      { payload }: PayloadAction<{ day: string; items: DoseOccurrence[] }>,
    ) => {
      // What was tapped and is still on its way is not in this answer yet.
      const waiting = doses[payload.day]?.items?.filter(({ log }) => log?.id === '') ?? [];
      const items = payload.items.map((dose) => ({
        ...dose,
        log: waiting.find((each) => isDose(each, dose))?.log ?? dose.log,
      }));
      doses[payload.day] = { items, status: 'succeeded', error: null };
    },
    dosesFailed: ({ doses }, { payload }: PayloadAction<{ day: string; error: string }>) => {
      const { day, error } = payload;
      doses[day] = { items: doses[day]?.items ?? null, status: 'failed', error };
    },
    /** What is known of one dose: at once when it is tapped, then as the server has it, or as it was before. */
    doseLogPut: (
      state,
      { payload }: PayloadAction<{ dose: DoseName; log: DoseLogEntry | null }>,
    ) => {
      for (const { items } of Object.values(state.doses)) {
        const found = items?.find((each) => isDose(each, payload.dose));
        if (found) found.log = payload.log;
      }
    },
    dosesChanged: (state) => {
      state.doseChanges += 1;
    },
    medicinesDeleted: ({ deleted, known }, { payload }: PayloadAction<DeletedMedicines>) => {
      deleted.push({ ...payload, medicines: [...payload.medicines] });
      for (const { id } of payload.medicines) delete known[id];
    },
    /** Restored, or too late for it: these ids are offered no more. */
    undoOver: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.deleted = state.deleted
        .map((each) => ({
          ...each,
          medicines: each.medicines.filter(({ id }) => !payload.includes(id)),
        }))
        .filter(({ medicines }) => medicines.length > 0);
    },
    /** null: saved, or given up. */
    draftKept: (
      state,
      { payload }: PayloadAction<Draft<Medication, FormValues> | null>,
    ): MedicationsState => ({ ...state, draft: payload }),
  },
});

export const {
  medicationsRequested,
  medicationsLoaded,
  medicationsFailed,
  dosesRequested,
  dosesLoaded,
  dosesFailed,
  doseLogPut,
  dosesChanged,
  medicinesDeleted,
  undoOver,
  draftKept,
} = slice.actions;
export const medicationsReducer = slice.reducer;
