import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import type { AuditFilter, AuditPage } from '@caretrail/contract/audit/schema';
import { requestBy } from '../lib/http.ts';
import { sendStreaming } from '../lib/send-streaming.ts';
import { api, plainFailure, reads } from './api.ts';

/** `number` counts the queries: each is sent and logged, also when it is the same again. */
type Question = { readonly filter: AuditFilter; readonly number: number };

type Export = {
  readonly filter: AuditFilter;
  /** Receives the file as a stream: it may be long, and is not kept in the store. */
  readonly onFile: (csv: string) => void;
};

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditActions: reads(build, auditEndpoints.actions, ['audit']),
    /** Not kept when the page is left: every read is logged, so every visit sends a request. */
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
