import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { recordStamps } from '../http/record-stamps.ts';
import { exceptions, hours } from './hours.ts';
import { locationStatus, locationType } from './labels.ts';

const text = z.string();
const maybeText = z.nullable(text);

/** As it leaves the server; `location-body.ts` judges what goes in. Not `location`: browsers own that name. */
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
  ...recordStamps,
});
export type CareLocation = z.infer<typeof careLocation>;
