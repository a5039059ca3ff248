import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { eventStatus } from './event-statuses.ts';
import { eventType } from './event-types.ts';
import { recordStamps } from '../http/record-stamps.ts';
import { eventResult } from './results.ts';
import { checkIn } from './check-in.ts';
import { symptomLengths } from './lasted.ts';
import { bodySides, seizureDetails } from './seizure.ts';

const text = z.string();
const texts = z.array(text);
const link = z.nullable(id);

/** §3: each attached file has an id. */
export const eventFile = z.object({
  id,
  name: text,
  size: z.int(),
  type: text,
  /** Whether a thumbnail exists: not every kind of image can be made smaller. */
  has_thumbnail: z.boolean(),
});
export type EventFile = z.infer<typeof eventFile>;

/**
 * An event as it leaves the server. Input is validated in
 * `event-body.ts`, once: a list of 20,000 events is not validated again on the way out.
 */
export const timelineEvent = z.object({
  id,
  event_type: eventType,
  title: text,
  description: text,
  /** Local 'YYYY-MM-DDTHH:mm' in `time_zone`. */
  start: text,
  end: z.nullable(text),
  time_zone: text,
  all_day: z.boolean(),
  status: eventStatus,
  location_id: link,
  /** The name of the place, or its name when it was deleted: the text stays without the place. Empty without one. */
  location_name: text,
  treatment_id: link,
  medication_id: link,
  practitioner: text,
  contact: text,
  video_url: z.nullable(text),
  preparation: text,
  questions: texts,
  outcome: text,
  results: z.array(eventResult),
  severity: z.nullable(z.int()),
  symptoms: texts,
  body_side: z.nullable(z.enum(bodySides)),
  /** How long a symptom lasted. */
  lasted: z.nullable(z.enum(symptomLengths)),
  /** Null: it is no seizure, or nothing more is known of it. */
  seizure: z.nullable(seizureDetails),
  /** Null: it is no check-in. Changed by its own call. */
  check_in: z.nullable(checkIn),
  tags: texts,
  /** Minutes before the start. */
  reminders: z.array(z.int()),
  files: z.array(eventFile),
  /** The same for all events that repeat each other. */
  series_id: link,
  ...recordStamps,
});
export type TimelineEvent = z.infer<typeof timelineEvent>;
