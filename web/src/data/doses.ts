import type { Failure } from '@caretrail/contract/http/failure';
import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import type {
  DoseLogEntry,
  DoseOccurrence,
  DosePostponement,
  RecordedDose,
} from '@caretrail/contract/medications/doses';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import type { AppThunk, RootState } from '../app/store.ts';
import { isKeptHere } from '../lib/browser-storage.ts';
import { failureTexts } from '../lib/refusal.ts';
import { api, isForLater } from './api.ts';
import { dashboardApi } from './dashboard.ts';
import {
  type DoseNote,
  entryBefore,
  entryCall,
  isSameDose,
  isWaiting,
  withWaiting,
} from './dose-entry.ts';
import { waitingNow } from './device/state.ts';
import { later, momentNow } from './later.ts';
import { stillHere } from './still-here.ts';
import type { Tag } from './tags.ts';

type Days = { readonly from: string; readonly to: string };

const doseReads = api.injectEndpoints({
  endpoints: (build) => ({
    listDoses: build.query<DoseOccurrence[], Days>({
      query: (query) => ({ endpoint: doseEndpoints.listDoses, call: { query } }),
      merge: withWaiting,
      providesTags: ['doses'],
    }),
  }),
});

/** Every dose that was loaded; a dose in several lists is returned several times. */
export const selectLoadedDoses = (state: RootState): readonly DoseOccurrence[] =>
  doseReads.util
    .selectCachedArgsForQuery(state, 'listDoses')
    .flatMap((days) => doseReads.endpoints.listDoses.select(days)(state).data ?? []);

type Put = {
  readonly log: DoseLogEntry | null;
  /** Only where the dose is still as it was before the tap. */
  readonly isOnlyOlder?: boolean;
};

/** Updates the entry of one dose in every list that contains it. */
const putLog =
  (dose: DoseOccurrence, { log, isOnlyOlder = false }: Put): AppThunk<void> =>
  (dispatch, getState) => {
    const putIn = (doses: DoseOccurrence[]): void => {
      const found = doses.find((each) => isSameDose(each, dose));
      if (found === undefined) return;
      if (!isOnlyOlder || found.log?.id === dose.log?.id) found.log = log;
    };
    for (const days of doseReads.util.selectCachedArgsForQuery(getState(), 'listDoses'))
      dispatch(doseReads.util.updateQueryData('listDoses', days, putIn));
    dispatch(
      dashboardApi.util.updateQueryData('readDashboard', undefined, ({ shown }) => {
        putIn(shown.doses);
        // It is not open any more.
        if (isAnswer(log))
          shown.alerts = shown.alerts.filter(
            ({ subject_id, date }) => subject_id !== dose.medication_id || date !== dose.local_date,
          );
      }),
    );
  };

/** Also after a refusal: then another device has changed the dose. */
const shown: readonly Tag[] = ['doses', 'dashboard'];
/** The stock has changed too. */
export const recorded: readonly Tag[] = [...shown, 'medicines'];

const unanswered: Failure = { kind: 'no-response', message: failureTexts.noResponse };

/**
 * It waits here, so it is not on the server, which could not change it; or something else about its medicine does: what
 * was tapped first is sent first.
 */
const isHeldUp = ({ log, medication_id }: DoseOccurrence): boolean =>
  isWaiting(log) ||
  waitingNow().some(({ thing, refusal }) => refusal === null && thing === medication_id);

const sendInOrder = (): void =>
  void import('./device/waiting.ts').then(({ sendWaiting }) => sendWaiting());

/** The copy on this device is made again later; until then the entry is known beside it. */
export const rememberRecorded = (dose: DoseOccurrence, entry: RecordedDose): void => {
  if (isKeptHere() !== true) return;
  const knownMs = Date.now();
  void import('./device/seen-doses.ts')
    .then(({ rememberEntry }) => rememberEntry(dose, entry, knownMs))
    .catch(() => undefined);
};

export type Recording = {
  readonly dose: DoseOccurrence;
  readonly note: DoseNote;
  readonly zone: string;
};

/** Until when; null: back to its planned time. */
type Postponing = { readonly dose: DoseOccurrence; readonly until: string | null };

export const dosesApi = doseReads.injectEndpoints({
  endpoints: (build) => ({
    /** One tap: taken, skipped, or cleared. Shown at once, and undone if it was not recorded. */
    recordDose: build.mutation<RecordedDose, Recording>({
      queryFn: async (recording, _, __, call) => {
        const { dose, note } = recording;
        // Each try of this tap has its key, now and later.
        const tap = { ...momentNow(), key: crypto.randomUUID() };
        const entry = { ...entryCall(dose, note), idempotencyKey: tap.key };
        const isHere = isHeldUp(dose);
        const isStillHere = stillHere();
        const { data, error } = isHere
          ? { error: unanswered }
          : await call({ endpoint: doseEndpoints.logDose, call: entry });
        if (error === undefined) {
          if (isStillHere()) rememberRecorded(dose, data as RecordedDose);
          return { data: data as RecordedDose };
        }
        if (!isForLater(error)) return { error };
        const wasOnline = tap.wasOnline && !isHere;
        const kept = await later<RecordedDose>(
          import('./device/later-doses.ts').then((m) =>
            m.keepDose({ ...recording, ...tap, wasOnline }),
          ),
          error,
        );
        if (isHere) sendInOrder();
        return kept;
      },
      onQueryStarted: async ({ dose, note, zone }, { dispatch, queryFulfilled }) => {
        dispatch(putLog(dose, { log: entryBefore(dose, note, zone) }));
        try {
          const { data: log } = await queryFulfilled;
          dispatch(putLog(dose, { log }));
          // A list that was requested before the tap does not contain it: it is added until the list is loaded again.
          await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
          dispatch(putLog(dose, { log, isOnlyOlder: true }));
        } catch {
          dispatch(putLog(dose, { log: dose.log }));
        }
      },
      invalidatesTags: (_, error) => [...(error === undefined ? recorded : shown)],
    }),
    postponeDose: build.mutation<DosePostponement, Postponing>({
      queryFn: async ({ dose, until }, _, __, call) => {
        const tap = { ...momentNow(), key: crypto.randomUUID() };
        const { medication_id: id, schedule_version_id, slot_id, local_date } = dose;
        const body = { schedule_version_id, slot_id, local_date, until };
        const isHere = isHeldUp(dose);
        const { data, error } = isHere
          ? { error: unanswered }
          : await call({
              endpoint: doseEndpoints.postponeDose,
              call: { params: { id }, body, idempotencyKey: tap.key },
            });
        if (error === undefined) return { data: data as DosePostponement };
        if (!isForLater(error)) return { error };
        const wasOnline = tap.wasOnline && !isHere;
        const kept = await later<DosePostponement>(
          import('./device/later-calls.ts').then((m) =>
            m.keepPostponement(dose, until, { ...tap, wasOnline }),
          ),
          error,
        );
        if (isHere) sendInOrder();
        return kept;
      },
      invalidatesTags: [...shown],
    }),
  }),
});
