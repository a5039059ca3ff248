import type { LocationStatus, LocationType } from '@caretrail/contract/locations/labels';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { type Weekday, weekdays } from '@caretrail/contract/time/weekdays';

/** Days that have the same hours. */
export type HoursValues = {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
};
export type ExceptionValues = {
  readonly date: string;
  readonly isClosed: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly note: string;
};

/** The form as it is typed: texts and ticks, of which body.ts makes a place. */
export type FormValues = {
  readonly type: LocationType | '';
  readonly name: string;
  readonly phone: string;
  readonly on_call_phone: string;
  /** A line each. */
  readonly address_lines: string;
  readonly city: string;
  readonly postcode: string;
  readonly region: string;
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
  readonly hours: readonly HoursValues[];
  readonly exceptions: readonly ExceptionValues[];
  readonly organisation: string;
  readonly department: string;
  readonly practitioners: readonly string[];
  readonly email: string;
  readonly website: string;
  readonly portal_url: string;
  readonly step_free: 'yes' | 'no' | 'unknown';
  readonly access_note: string;
  readonly favourite: boolean;
  readonly status: LocationStatus;
  readonly source: string;
};

export const emptyValues: FormValues = {
  type: '',
  name: '',
  phone: '',
  on_call_phone: '',
  address_lines: '',
  city: '',
  postcode: '',
  region: '',
  country: '',
  lat: '',
  lng: '',
  hours: [],
  exceptions: [],
  organisation: '',
  department: '',
  practitioners: [],
  email: '',
  website: '',
  portal_url: '',
  step_free: 'unknown',
  access_note: '',
  favourite: false,
  status: 'active',
  source: '',
};

export const noHours: HoursValues = { days: [], opens: '', closes: '' };
export const noException: ExceptionValues = {
  date: '',
  isClosed: true,
  opens: '',
  closes: '',
  note: '',
};

/** Spans of one weekday each → days that have the same hours. */
export function hoursRows(hours: CareLocation['hours']): HoursValues[] {
  const rows = new Map<string, { days: Weekday[]; opens: string; closes: string }>();
  for (const { day, opens, closes } of hours) {
    const row = rows.get(`${opens} ${closes}`) ?? { days: [], opens, closes };
    if (!row.days.includes(day)) row.days.push(day);
    rows.set(`${opens} ${closes}`, row);
  }
  return [...rows.values()].map((row) => ({
    ...row,
    days: weekdays.filter((day) => row.days.includes(day)),
  }));
}

const yesOrNo = (value: boolean | null): FormValues['step_free'] =>
  value === null ? 'unknown' : value ? 'yes' : 'no';

/** A place as the form shows it. */
export const valuesOf = (place: CareLocation): FormValues => ({
  type: place.type,
  name: place.name,
  phone: place.phone,
  on_call_phone: place.on_call_phone,
  address_lines: place.address_lines.join('\n'),
  city: place.city,
  postcode: place.postcode,
  region: place.region,
  country: place.country,
  lat: place.lat === null ? '' : String(place.lat),
  lng: place.lng === null ? '' : String(place.lng),
  hours: hoursRows(place.hours),
  exceptions: place.exceptions.map(({ date, opens, closes, note }) => ({
    date,
    isClosed: opens === null,
    opens: opens ?? '',
    closes: closes ?? '',
    note,
  })),
  organisation: place.organisation,
  department: place.department,
  practitioners: place.practitioners,
  email: place.email ?? '',
  website: place.website ?? '',
  portal_url: place.portal_url ?? '',
  step_free: yesOrNo(place.step_free),
  access_note: place.access_note,
  favourite: place.favourite,
  status: place.status,
  source: place.source,
});
