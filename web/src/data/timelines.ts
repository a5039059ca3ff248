import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventIdForEditing } from '@caretrail/contract/timelines/rules';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { upload } from '../lib/upload.ts';
import {
  addUpload,
  api,
  isForLater,
  reads,
  writes,
  type WriteOptions,
  unlessRefused,
} from './api.ts';
import type { NewQuestion } from './device/later-calls.ts';
import { later, momentNow } from './later.ts';
import type { Tag } from './tags.ts';

addUpload(upload);

/** What a write of an event makes out of date. */
export const outdated: readonly Tag[] = ['events', 'files', 'bin', 'linked', 'dashboard'];

/** §7: an edited event as a form, with its id in it. */
type EventForm = WriteOptions & {
  readonly form: FormData;
  /** What waits on this device in its place where the server does not answer; any other edit fails then. */
  readonly question?: NewQuestion;
};

/** With the key of the form, so that a first try that has arrived counts. */
type NewEventForm = WriteOptions & {
  readonly body: FormData;
  readonly idempotencyKey: string;
};

export const timelinesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEvents: reads(build, timelinesEndpoints.list, ['events']),
    /** From a day on. The list starts with the latest event: the next one is on its last page. */
    listEventsFrom: build.query<readonly TimelineEvent[], string>({
      queryFn: async (from, _, __, call) => {
        const events: TimelineEvent[] = [];
        let cursor: string | undefined;
        do {
          const { list: endpoint } = timelinesEndpoints;
          const { data, error } = await call({ endpoint, call: { query: { from, cursor } } });
          if (error) return { error };
          const page = data as AnswerOf<typeof endpoint>;
          events.push(...page.data);
          cursor = page.next_cursor;
        } while (cursor !== undefined);
        return { data: events };
      },
      providesTags: ['events'],
    }),
    createEvent: build.mutation<TimelineEvent, NewEventForm>({
      queryFn: async (event, { signal }, _, call) => {
        const tap = { ...momentNow(), key: event.idempotencyKey };
        const { data, error } = await call({ endpoint: timelinesEndpoints.create, call: event });
        if (error === undefined) return { data: data as TimelineEvent };
        return isForLater(error) && !signal.aborted
          ? later<TimelineEvent>(
              import('./device/later-calls.ts').then((m) => m.keepEvent(event.body, tap)),
              error,
            )
          : { error };
      },
      invalidatesTags: unlessRefused(outdated),
    }),
    series: reads(build, seriesEndpoints.read, ['events']),
    editSeries: writes(build, seriesEndpoints.edit, outdated),
    removeSeries: writes(build, seriesEndpoints.remove, outdated),
    /** One answer about an event, saved with its tap: the screen says so, and no toast. */
    answerAboutEvent: writes(build, timelinesEndpoints.edit, outdated),
    removeEvent: writes(build, timelinesEndpoints.remove, outdated),
    restoreEvent: writes(build, timelinesEndpoints.restore, outdated),
    removeEventFile: writes(build, timelinesEndpoints.removeFile, outdated),
    /** §5 §7: the form contains the id, which is removed before it is sent. */
    editEvent: build.mutation<TimelineEvent, EventForm>({
      queryFn: async ({ form, question, ...options }, _, __, call) => {
        const found = eventIdForEditing(form.get('id'));
        if (!found.ok) return { error: { kind: 'setup', message: found.error } };
        const body = new FormData();
        for (const [name, value] of form) if (name !== 'id') body.append(name, value);
        const { edit: endpoint } = timelinesEndpoints;
        const tap = { ...momentNow(), key: options.idempotencyKey ?? crypto.randomUUID() };
        const keyed = { ...options, idempotencyKey: tap.key };
        const { data, error } = await call({
          endpoint,
          call: { params: { id: found.id }, body, ...keyed },
        });
        if (error === undefined) return { data: data as TimelineEvent };
        return question !== undefined && isForLater(error)
          ? later<TimelineEvent>(
              import('./device/later-calls.ts').then((m) => m.keepQuestion(question, tap)),
              error,
            )
          : { error };
      },
      invalidatesTags: unlessRefused(outdated),
    }),
  }),
});
