import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { FirstDayPreview } from '@caretrail/contract/medications/first-day-preview';
import { api } from './api.ts';

type Asked = {
  readonly id: string;
  /** Another version may answer otherwise. */
  readonly version: number;
  readonly first_day: string;
};

/** What would change if the first day of a medicine were corrected. */
export const firstDayApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewFirstDay: build.query<FirstDayPreview, Asked>({
      query: ({ id, first_day }) => ({
        endpoint: medicationsEndpoints.previewFirstDay,
        call: { params: { id }, body: { first_day } },
      }),
      // Doses may be recorded at any time: it is asked again whenever it is shown.
      keepUnusedDataFor: 0,
    }),
  }),
});
