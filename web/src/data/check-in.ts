import type { CheckIn } from '@caretrail/contract/timelines/check-in';
import type { CheckInAnswers } from '@caretrail/contract/timelines/check-in-edit';
import { checkInEndpoints } from '@caretrail/contract/timelines/check-in-endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { api, isForLater, unlessRefused } from './api.ts';
import { later, momentNow } from './later.ts';
import { outdated } from './timelines.ts';

/** Answers of a day, and what was stored there before. */
type CheckInSave = {
  readonly day: string;
  readonly answers: CheckInAnswers;
  readonly before: CheckIn | null;
  readonly idempotencyKey: string;
};

/** Apart from other events: the first screen needs none of it. */
export const checkInApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveCheckIn: build.mutation<TimelineEvent, CheckInSave>({
      queryFn: async ({ idempotencyKey: key, ...saved }, _, __, call) => {
        const tap = { ...momentNow(), key };
        const { data, error } = await call({
          endpoint: checkInEndpoints.save,
          call: { params: { day: saved.day }, body: saved.answers, idempotencyKey: key },
        });
        if (error === undefined) return { data: data as TimelineEvent };
        return isForLater(error)
          ? later<TimelineEvent>(
              import('./device/later-calls.ts').then((m) => m.keepCheckIn(saved, tap)),
              error,
            )
          : { error };
      },
      invalidatesTags: unlessRefused(outdated),
    }),
  }),
});
