import type { NewDose } from '@caretrail/contract/medications/dose-body';
import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import type { DoseOccurrence, RecordedDose } from '@caretrail/contract/medications/doses';
import { api, isForLater, unlessRefused, type WriteArgument } from './api.ts';
import { recorded, rememberRecorded } from './doses.ts';
import { later } from './later.ts';
import { stillHere } from './still-here.ts';

export type AsNeeded = WriteArgument<typeof doseEndpoints.logDose> & {
  readonly params: { readonly id: string };
  readonly body: Partial<NewDose> & Pick<NewDose, 'status'>;
  readonly idempotencyKey: string;
  /** As it is shown, with an entry of any moment. */
  readonly dose: Omit<
    DoseOccurrence,
    'at' | 'local_date' | 'local_date_time' | 'log' | 'postponed_until' | 'state'
  >;
};

/** What a list says of it besides: its day and its clock come with its record. */
const unlisted = {
  local_date: '',
  local_date_time: '',
  postponed_until: null,
  state: 'taken',
  log: null,
} as const;

export const asNeededApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not planned, so it has only its time. */
    recordAsNeeded: build.mutation<RecordedDose, AsNeeded>({
      queryFn: async ({ dose, ...asked }, _, __, call) => {
        // The first try leaves it to the server, whose clock is right. Sent later, it keeps the time of the tap.
        const at = asked.body.at ?? new Date().toISOString();
        const wasOnline = navigator.onLine;
        const isStillHere = stillHere();
        const { data, error } = await call({ endpoint: doseEndpoints.logDose, call: asked });
        if (error === undefined) {
          const entry = data as RecordedDose;
          // The copy on this device has it only later; until then it counts in the limits beside it.
          if (isStillHere()) rememberRecorded({ ...dose, at, ...unlisted }, entry);
          return { data: entry };
        }
        return isForLater(error)
          ? later<RecordedDose>(
              import('./device/later-doses.ts').then((m) =>
                m.keepAsNeeded({ ...asked, dose, wasOnline, body: { ...asked.body, at } }),
              ),
              error,
            )
          : { error };
      },
      invalidatesTags: unlessRefused(recorded),
    }),
  }),
});
