import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { AppThunk } from '../app/store.ts';
import { api, reads, writes } from './api.ts';
import type { Tag } from './tags.ts';

const outdated: readonly Tag[] = ['treatments', 'dashboard'];
/** Medicines, events and files name the treatment that they belong to. */
const outdatedLinks: readonly Tag[] = [...outdated, 'medicines', 'events', 'files'];

const treatmentReads = api.injectEndpoints({
  endpoints: (build) => ({
    listTreatments: reads(build, treatmentsEndpoints.list, ['treatments']),
    /** Without a tag: a write returns the changed treatment. */
    findTreatment: reads(build, treatmentsEndpoints.read, []),
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

const { create, edit, noteSessions, shift, remove, restore } = treatmentsEndpoints;

export const treatmentsApi = treatmentReads.injectEndpoints({
  endpoints: (build) => ({
    createTreatment: writes(build, create, outdated),
    /** From the form, which shows its own errors. */
    saveTreatment: writes(build, edit, outdated, showTreatment),
    editTreatment: writes(build, edit, outdated, showTreatment),
    linkTreatment: writes(build, edit, outdatedLinks, showTreatment),
    noteSessions: writes(build, noteSessions, outdated, showTreatment),
    shiftTreatment: writes(build, shift, outdated, showTreatment),
    removeTreatment: writes(build, remove, [...outdatedLinks, 'bin']),
    restoreTreatment: writes(build, restore, [...outdatedLinks, 'bin']),
  }),
});
