import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { ledgerEntries, ledgerVisits } from '@caretrail/contract/circle/schema';
import type * as z from 'zod/mini';
import { api, reads, writes, writesOrReloads } from './api.ts';

type Visits = z.infer<typeof ledgerVisits>;
type Entries = z.infer<typeof ledgerEntries>;
/** Of one person, or of everyone. */
type Asked = { readonly helper_id?: string };

/** Page by page; starts with the newest again when it is opened again. */
const pages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next_cursor }: Visits | Entries) => next_cursor,
  refetchCachedPages: false,
};

/** For the patient: who has access, and who looked. */
export const circleApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCircle: reads(build, circleEndpoints.read, ['circle']),
    listVisits: build.infiniteQuery<Visits, Asked, string | undefined>({
      query: ({ pageParam: cursor, queryArg }) => ({
        endpoint: circleEndpoints.visits,
        call: { query: { ...queryArg, cursor } },
      }),
      infiniteQueryOptions: pages,
      providesTags: ['circle'],
    }),
    listLooks: build.infiniteQuery<Entries, Asked, string | undefined>({
      query: ({ pageParam: cursor, queryArg }) => ({
        endpoint: circleEndpoints.ledger,
        call: { query: { ...queryArg, cursor } },
      }),
      infiniteQueryOptions: pages,
      providesTags: ['circle'],
    }),
    invite: writes(build, circleEndpoints.invite, ['circle']),
    takeBack: writesOrReloads(build, circleEndpoints.takeBack, ['circle']),
    editGrant: writes(build, circleEndpoints.edit, ['circle']),
    endGrant: writesOrReloads(build, circleEndpoints.end, ['circle']),
    endAll: writes(build, circleEndpoints.endAll, ['circle']),
  }),
});
