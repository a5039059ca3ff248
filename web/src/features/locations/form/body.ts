import { isSameValue } from '@caretrail/contract/http/same-value';
import type { Position } from '@caretrail/contract/locations/distance';
import {
  type LocationEdit,
  newLocation,
  type NewLocation,
} from '@caretrail/contract/locations/location-body';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { type ExceptionValues, type FormValues, type HoursValues, valuesOf } from './values.ts';

/** About ten metres: no press is more exact. */
const places = 4;

const numberForm = /^[+-]?\d+([.,]\d+)?$/;

/** Both 51.45 and 51,45 are numbers; what is none is NaN, empty is null. */
function degreesOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return numberForm.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

export const textOf = ({ lat, lng }: Position): Pick<FormValues, 'lat' | 'lng'> => ({
  lat: lat.toFixed(places),
  lng: lng.toFixed(places),
});

const isPosition = ({ lat, lng }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The pin of what is typed; null where it is none yet. */
export function typedPosition(values: Pick<FormValues, 'lat' | 'lng'>): Position | null {
  const [lat, lng] = [degreesOf(values.lat), degreesOf(values.lng)];
  if (lat === null || lng === null) return null;
  return isPosition({ lat, lng }) ? { lat, lng } : null;
}

/** With points in both numbers: '51,4545' is one. */
const pairForm = /^\s*([+-]?\d+\.\d+)\s*[,;\s]\s*([+-]?\d+\.\d+)\s*$/;

/** Other maps copy '51.4545, -2.5879' as one text; null for anything else. */
export function pastedPair(text: string): Pick<FormValues, 'lat' | 'lng'> | null {
  const [, lat, lng] = pairForm.exec(text) ?? [];
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

const isWritten = (text: string): boolean => text.trim() !== '';

/** An address without its beginning is one of the web. */
const linkOf = (text: string): string | null => {
  const address = text.trim();
  if (address === '') return null;
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
};

export const isFilledHours = ({ days, opens, closes }: HoursValues): boolean =>
  days.length > 0 || opens !== '' || closes !== '';
export const isFilledException = ({ date, note, opens, closes }: ExceptionValues): boolean =>
  [date, note, opens, closes].some(isWritten);

const stepFree = { yes: true, no: false, unknown: null } as const;

/** What of the form is sent; the contract's schema judges it in check.ts. */
export const bodyOf = (values: FormValues): NewLocation => ({
  // Not chosen yet: check.ts says so.
  type: values.type as NewLocation['type'],
  name: values.name,
  phone: values.phone,
  on_call_phone: values.on_call_phone,
  address_lines: values.address_lines.split('\n').filter(isWritten),
  city: values.city,
  postcode: values.postcode,
  region: values.region,
  country: values.country,
  lat: degreesOf(values.lat),
  lng: degreesOf(values.lng),
  hours: values.hours
    .filter(isFilledHours)
    .flatMap(({ days, opens, closes }) => days.map((day) => ({ day, opens, closes }))),
  exceptions: values.exceptions
    .filter(isFilledException)
    .map(({ date, isClosed, opens, closes, note }) => ({
      date,
      opens: isClosed ? null : opens,
      closes: isClosed ? null : closes,
      note,
    })),
  organisation: values.organisation,
  department: values.department,
  practitioners: values.practitioners.filter(isWritten),
  email: isWritten(values.email) ? values.email : null,
  website: linkOf(values.website),
  portal_url: linkOf(values.portal_url),
  step_free: stepFree[values.step_free],
  access_note: values.access_note,
  favourite: values.favourite,
  status: values.status,
  source: values.source,
});

/** An edit names only what changes, so that what was changed on another device stays. A position is one thing. */
export function changesOf(base: CareLocation, body: NewLocation): LocationEdit {
  const before = newLocation.safeParse(bodyOf(valuesOf(base))).data ?? base;
  const names = (Object.keys(body) as (keyof NewLocation)[]).filter(
    (name) => !isSameValue(before[name], body[name]),
  );
  const isMoved = names.includes('lat') || names.includes('lng');
  return {
    ...Object.fromEntries(names.map((name) => [name, body[name]])),
    ...(isMoved && { lat: body.lat, lng: body.lng }),
  };
}
