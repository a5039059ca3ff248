import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { MedicationHistory } from '@caretrail/contract/medications/history';
import type {
  MedicationEdit,
  newMedication,
} from '@caretrail/contract/medications/medication-body';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import {
  countSettled,
  isUnanswered,
  medicationIdForEditing,
  withRepeatOn,
} from '@caretrail/contract/medications/rules';
import type { Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { BulkDeleteResult } from '@caretrail/contract/texts/toasts';
import { createSelector } from '@reduxjs/toolkit';
import type * as z from 'zod/mini';
import type { AppThunk, RootState } from '../app/store.ts';
import { api, type WriteArgument, writes, type WriteOptions, unlessRefused } from './api.ts';
import type { Tag } from './tags.ts';

/** §4.3: the two lists. */
export type Which = 'current' | 'completed';

const listCalls = {
  current: medicationCalls.listCurrent,
  completed: medicationCalls.listCompleted,
};

const medicationReads = api.injectEndpoints({
  endpoints: (build) => ({
    /** §7: one of the two lists, all of it with an empty search. */
    listMedications: build.query<
      readonly Medication[],
      { readonly status: Which; readonly search: string }
    >({
      query: ({ status, search }) => ({
        endpoint: listCalls[status],
        call: { body: { status, search } },
      }),
      providesTags: ['medicines'],
    }),
    /** Another version has another history. */
    findHistory: build.query<MedicationHistory, Pick<Medication, 'id' | 'version'>>({
      query: ({ id }) => ({ endpoint: medicationsEndpoints.history, call: { params: { id } } }),
    }),
  }),
});

const { listMedications } = medicationReads.endpoints;
const noMedications: readonly Medication[] = [];
const selectAll = (status: Which) => {
  const select = listMedications.select({ status, search: '' });
  return (state: RootState): readonly Medication[] => select(state).data ?? noMedications;
};

/** Every medicine by its id: a search does not leave one out. */
export const selectKnownMedications = createSelector(
  [selectAll('current'), selectAll('completed')],
  (current, completed): Readonly<Record<string, Medication>> =>
    Object.fromEntries([...current, ...completed].map((each) => [each.id, each])),
);

/** Removes a deleted medicine from every list, also from those that cannot be loaded again now. */
const dropFromLists =
  (ids: readonly string[]): AppThunk<void> =>
  (dispatch, getState) => {
    const { selectCachedArgsForQuery, updateQueryData } = medicationReads.util;
    for (const asked of selectCachedArgsForQuery(getState(), 'listMedications'))
      dispatch(
        updateQueryData('listMedications', asked, (items) =>
          items.filter(({ id }) => !ids.includes(id)),
        ),
      );
  };

/** The failed call shows its own message. */
const ignored = (): void => undefined;

const outdated: readonly Tag[] = ['medicines', 'doses', 'dashboard', 'bin', 'linked'];
type NewMedication = WriteOptions & { readonly body: z.input<typeof newMedication> };
type Editing = {
  /** §5: the `id` of the form, unchecked. */
  readonly id: unknown;
  readonly fields: MedicationEdit;
};
type Removing = WriteArgument<typeof medicationsEndpoints.remove>;
type Removed = BulkDeleteResult & { readonly removed: readonly string[] };
type Restored = { readonly restored: readonly Medication[]; readonly failed: number };

export const medicationsApi = medicationReads.injectEndpoints({
  endpoints: (build) => ({
    createMedication: build.mutation<Medication, NewMedication>({
      query: ({ body, ...options }) => ({
        endpoint: medicationCalls.add,
        call: { body: withRepeatOn(body), ...options },
      }),
      invalidatesTags: unlessRefused(outdated),
    }),
    /** §5 §7: carries repeat_on, as it was where it does not change. */
    editMedication: build.mutation<Medication, Editing>({
      queryFn: async ({ id, fields }, { getState }, __, call) => {
        const found = medicationIdForEditing(id);
        if (!found.ok) return { error: { kind: 'setup', message: found.error } };
        const before = selectKnownMedications(getState() as RootState)[found.id];
        const body = withRepeatOn({ repeat_on: before?.repeat_on ?? null, ...fields });
        const { edit: endpoint } = medicationsEndpoints;
        const sent = await call({ endpoint, call: { params: { id: found.id }, body } });
        return sent.error ? { error: sent.error } : { data: sent.data as Medication };
      },
      invalidatesTags: unlessRefused(outdated),
    }),
    /** A cycle is delayed, held or goes ahead. */
    changePlan: writes(build, medicationsEndpoints.changePlan, outdated),
    /** One strength of the stock. */
    changeStock: writes(build, medicationsEndpoints.changeStock, outdated),
    removeMedication: build.mutation<null, Removing>({
      query: (call) => ({ endpoint: medicationsEndpoints.remove, call }),
      invalidatesTags: unlessRefused(outdated),
      onQueryStarted: ({ params: { id } }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => dispatch(dropFromLists([id])), ignored),
    }),
    /** §7 bulk delete: one DELETE per id, in parallel. */
    removeMedications: build.mutation<Removed, readonly string[]>({
      queryFn: async (ids, _, __, call) => {
        const { remove: endpoint } = medicationsEndpoints;
        const sent = await Promise.all(
          ids.map(async (id) => call({ endpoint, call: { params: { id } } })),
        );
        const results = sent.map(({ error }): PromiseSettledResult<unknown> =>
          error === undefined
            ? { status: 'fulfilled', value: null }
            : { status: 'rejected', reason: error },
        );
        if (isUnanswered(results))
          return { error: { kind: 'no-response', message: pickMessage.bulkDelete(null) } };
        const removed = ids.filter((_id, index) => sent[index]?.error === undefined);
        return { data: { ...countSettled(results), removed } };
      },
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => dispatch(dropFromLists(data.removed)), ignored),
      invalidatesTags: [...outdated],
    }),
    /** Undoes deletes. Rejects when none of them could be undone. */
    restoreMedications: build.mutation<Restored, readonly string[]>({
      queryFn: async (ids, _, __, call) => {
        const { restore: endpoint } = medicationsEndpoints;
        const sent = await Promise.all(
          ids.map(async (id) => call({ endpoint, call: { params: { id } } })),
        );
        const restored = sent.flatMap(({ data }) => (data ? [data as Medication] : []));
        const refused = restored.length === 0 ? sent.find(({ error }) => error)?.error : undefined;
        if (refused !== undefined) return { error: refused };
        return { data: { restored, failed: ids.length - restored.length } };
      },
      invalidatesTags: unlessRefused(outdated),
    }),
  }),
});
