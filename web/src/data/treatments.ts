import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { SessionNotes } from '@caretrail/contract/treatments/session';
import type { AppThunk, RootState } from '../app/store.ts';
import { api, isForLater, reads, unlessRefused, writes } from './api.ts';
import { isWaiting } from './dose-entry.ts';
import { later, momentNow } from './later.ts';
import type { Tag } from './tags.ts';

const outdated: readonly Tag[] = ['treatments', 'dashboard'];
/** Medicines, events and files name the treatment that they belong to. */
const outdatedLinks: readonly Tag[] = [...outdated, 'medicines', 'events', 'files'];

const treatmentReads = api.injectEndpoints({
  endpoints: (build) => ({
    listTreatments: reads(build, treatmentsEndpoints.list, ['treatments']),
    /** A write returns the changed treatment: only what another tab or device has changed is loaded again. */
    findTreatment: reads(build, treatmentsEndpoints.read, ['treatment']),
    findLinked: reads(build, treatmentsEndpoints.linked, ['linked']),
    listTreatmentChanges: reads(build, treatmentsEndpoints.history, ['linked']),
  }),
});

/** Changed here or by another device. Records that depend on it are loaded again. */
export const showTreatment =
  (value: Treatment): AppThunk<void> =>
  (dispatch) => {
    const arg = { params: { id: value.id } };
    dispatch(
      treatmentReads.util.upsertQueryEntries([{ endpointName: 'findTreatment', arg, value }]),
    );
    dispatch(api.util.invalidateTags(['linked']));
  };

const { create, edit, shift, remove, restore } = treatmentsEndpoints;

type Noting = { readonly params: { readonly id: string }; readonly body: Partial<SessionNotes> };

export const treatmentsApi = treatmentReads.injectEndpoints({
  endpoints: (build) => ({
    createTreatment: writes(build, create, outdated),
    /** From the form, which shows its own errors. */
    saveTreatment: writes(build, edit, outdated, showTreatment),
    editTreatment: writes(build, edit, outdated, showTreatment),
    linkTreatment: writes(build, edit, outdatedLinks, showTreatment),
    noteSessions: build.mutation<Treatment, Noting>({
      queryFn: async ({ params, body }, { getState }, _, call) => {
        const tap = { ...momentNow(), key: crypto.randomUUID() };
        const { data, error } = await call({
          endpoint: treatmentsEndpoints.noteSessions,
          call: { params, body, idempotencyKey: tap.key },
        });
        if (error === undefined) return { data: data as Treatment };
        if (!isForLater(error)) return { error };
        const { findTreatment } = treatmentReads.endpoints;
        const { data: shown } = findTreatment.select({ params })(getState() as RootState);
        return later<Treatment>(
          import('./device/later-calls.ts').then((m) => m.keepSessions(shown, body, tap)),
          error,
        );
      },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done !== null && !isWaiting(done.data)) dispatch(showTreatment(done.data));
      },
      invalidatesTags: unlessRefused(outdated),
    }),
    shiftTreatment: writes(build, shift, outdated, showTreatment),
    removeTreatment: writes(build, remove, [...outdatedLinks, 'bin']),
    restoreTreatment: writes(build, restore, [...outdatedLinks, 'bin']),
  }),
});
