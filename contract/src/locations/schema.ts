import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { recordStamps } from '../http/record-stamps.ts';
import { timelineEvent } from '../timelines/schema.ts';
import { exceptions, hours } from './hours.ts';
import { locationStatus, locationType } from './labels.ts';

const text = z.string();
const maybeText = z.nullable(text);

/** What a card shows of the next event there; the details are one link away. */
const placeVisit = z.pick(timelineEvent, {
  id: true,
  event_type: true,
  title: true,
  start: true,
  end: true,
  time_zone: true,
  all_day: true,
});
export type PlaceVisit = z.infer<typeof placeVisit>;

/** As it leaves the server; `location-body.ts` validates input. Not `location`: browsers own that name. */
export const careLocation = z.object({
  id,
  name: text,
  type: locationType,
  organisation: text,
  department: text,
  practitioners: z.array(text),
  address_lines: z.array(text),
  city: text,
  region: text,
  postcode: text,
  country: text,
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  phone: text,
  on_call_phone: text,
  email: maybeText,
  website: maybeText,
  portal_url: maybeText,
  hours,
  exceptions,
  access_note: text,
  step_free: z.nullable(z.boolean()),
  favourite: z.boolean(),
  status: locationStatus,
  source: text,
  /** The next planned event that names this place and is not over; null when there is none. */
  next_visit: z.nullable(placeVisit),
  ...recordStamps,
});
export type CareLocation = z.infer<typeof careLocation>;
