import * as z from 'zod/mini';
import { localDateTime, timeZone } from '../http/date-text.ts';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { eventStatus } from './event-statuses.ts';
import { eventTypeInput } from './event-types.ts';
import { endBeforeStartSentence } from '../http/period.ts';
import { recordVersion } from '../http/record-stamps.ts';
import { recurrence } from '../time/recurrence.ts';
import { newEventResult } from './results.ts';
import { symptomLength } from './lasted.ts';
import { bodySide, newSeizureDetails } from './seizure.ts';
import { eventTooLong, isEventTooLong } from './event-length.ts';
import { eventEndsBeforeStart, type EventPeriod } from './rules.ts';
import { repeatMakesSense, seriesScope } from './series.ts';
import { eventErrors } from './texts.ts';
import { webAddress } from '../http/web-address.ts';
import { withDefaults } from '../http/with-defaults.ts';

/** How long the lists of one event may grow. */
export const eventLists = {
  questions: 50,
  results: 200,
  symptoms: 30,
  tags: 20,
  reminders: 5,
} as const;
export const severityScale = { least: 0, most: 10 } as const;
const earliestReminderMinutes = 30 * 24 * 60;

const shortText = requiredText(limits.text.short);

const shape = {
  event_type: eventTypeInput,
  title: requiredText(limits.text.title, () => eventErrors.title),
  description: plainText(limits.text.long),
  start: localDateTime,
  /** `null`: a moment, not a stretch of time. */
  end: z.nullable(localDateTime),
  time_zone: timeZone,
  /** The times of day in `start` and `end` then mean nothing; the last day is included. */
  all_day: z.boolean({ error: () => eventErrors.allDay }),
  status: eventStatus,
  location_id: z.nullable(id),
  treatment_id: z.nullable(id),
  medication_id: z.nullable(id),
  practitioner: plainText(limits.text.short),
  contact: plainText(limits.text.short),
  video_url: z.nullable(webAddress),
  preparation: plainText(limits.text.long),
  questions: limitedList(requiredText(limits.text.long), eventLists.questions),
  outcome: plainText(limits.text.long),
  results: limitedList(newEventResult, eventLists.results),
  severity: z.nullable(wholeNumber(severityScale.least, severityScale.most)),
  symptoms: limitedList(shortText, eventLists.symptoms),
  body_side: z.nullable(bodySide),
  /** Of a symptom. */
  lasted: z.nullable(symptomLength),
  seizure: z.nullable(newSeizureDetails),
  tags: limitedList(shortText, eventLists.tags),
  /** Minutes before the start. */
  reminders: limitedList(wholeNumber(0, earliestReminderMinutes), eventLists.reminders),
};

const endIsNotBeforeStart = z.refine<EventPeriod>((event) => !eventEndsBeforeStart(event), {
  path: ['end'],
  error: endBeforeStartSentence,
});

const isNotTooLong = z.refine<object>((event) => !isEventTooLong(event), {
  path: ['description'],
  error: eventTooLong,
});

/** §7 'the event'. Without a zone the server takes the patient's own. */
export const newEvent = z
  .strictObject({
    ...withDefaults(shape, {
      description: '',
      end: null,
      all_day: false,
      status: 'planned',
      location_id: null,
      treatment_id: null,
      medication_id: null,
      practitioner: '',
      contact: '',
      video_url: null,
      preparation: '',
      questions: [],
      outcome: '',
      results: [],
      severity: null,
      symptoms: [],
      body_side: null,
      lasted: null,
      seizure: null,
      tags: [],
      reminders: [],
    }),
    time_zone: z.optional(timeZone),
    /** Beyond §7: makes one event for each time it takes place. */
    repeat: z.optional(recurrence),
  })
  .check(endIsNotBeforeStart, isNotTooLong, repeatMakesSense);
export type NewEvent = z.infer<typeof newEvent>;

/** §7: without the id. Names only what changes; the service validates the period again with the stored one. */
export const eventEdit = z
  .partial(z.strictObject({ ...shape, version: recordVersion }))
  .check(endIsNotBeforeStart, isNotTooLong);
export type EventEdit = z.infer<typeof eventEdit>;

/** The same change for an event and others of its series; `repeat` says how they repeat from then on. */
export const seriesEdit = z
  .strictObject({
    scope: seriesScope,
    repeat: z.optional(recurrence),
    ...z.partial(z.strictObject({ ...shape, version: recordVersion })).shape,
  })
  .check(endIsNotBeforeStart, isNotTooLong, repeatMakesSense);
export type SeriesEdit = z.infer<typeof seriesEdit>;
