import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import type { AuditFilter, AuditPage } from '@caretrail/contract/audit/schema';
import { requestBy } from '../lib/http.ts';
import { sendStreaming } from '../lib/send-streaming.ts';
import { api, plainFailure, reads } from './api.ts';

/** `number` counts the questions: each is asked and written down, also the same one twice. */
type Question = { readonly filter: AuditFilter; readonly number: number };

type Export = {
  readonly filter: AuditFilter;
  /** Gets the file as it comes: it may be long, and the store does not hold it. */
  readonly onFile: (csv: string) => void;
};

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditActions: reads(build, auditEndpoints.actions, ['audit']),
    /** Not held when the page is left: what one reads here is noted, and so it is asked for each time. */
    searchAudit: build.infiniteQuery<AuditPage, Question, string | undefined>({
      query: ({ queryArg: { filter }, pageParam: cursor }) => ({
        endpoint: auditEndpoints.search,
        call: { body: { ...filter, ...(cursor !== undefined && { cursor }) } },
      }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_cursor }) => next_cursor,
      },
      providesTags: ['audit'],
      keepUnusedDataFor: 0,
    }),
    exportAudit: build.mutation<null, Export>({
      queryFn: async ({ filter, onFile }, { signal }) => {
        try {
          const options = { parse: String, signal };
          const call = { body: filter };
          onFile(await requestBy(sendStreaming, auditEndpoints.export, call, options));
          return { data: null };
        } catch (error) {
          return { error: plainFailure(error) };
        }
      },
    }),
  }),
});
