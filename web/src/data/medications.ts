import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import type { Medication } from '@caretrail/contract/medications/schema';
import { api } from './api.ts';

/** §4.3: the two lists. */
export type Which = 'current' | 'completed';

const listCalls = {
  current: medicationCalls.listCurrent,
  completed: medicationCalls.listCompleted,
};

export const medicationsApi = api.injectEndpoints({
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
  }),
});
