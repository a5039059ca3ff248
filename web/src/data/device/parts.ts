import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';

export type Parts = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

/** Doses of the copy: so many days before and after today. */
export const doseDaysAround = 7;

/** What the copy holds: whole answers, so that a screen never takes the rest of a list for empty. */
export type Part = {
  /** Its name in the database, which says nothing. */
  readonly name: string;
  readonly endpoint: Endpoint;
  /** How it is asked for. */
  readonly callOn: (today: string) => Parts;
};

const whole = (): Parts => ({});

export const parts = {
  /** First: its answer tells whether anything in the record has changed. */
  places: { name: 'a', endpoint: locationsEndpoints.list, callOn: whole },
  dashboard: { name: 'b', endpoint: dashboardEndpoints.read, callOn: whole },
  zone: { name: 'c', endpoint: patientsEndpoints.readZone, callOn: whole },
  doses: {
    name: 'd',
    endpoint: doseEndpoints.listDoses,
    callOn: (today) => ({
      query: { from: addDays(today, -doseDaysAround), to: addDays(today, doseDaysAround) },
    }),
  },
  current: {
    name: 'e',
    endpoint: medicationCalls.listCurrent,
    callOn: () => ({ body: { status: 'current', search: '' } }),
  },
  completed: {
    name: 'f',
    endpoint: medicationCalls.listCompleted,
    callOn: () => ({ body: { status: 'completed', search: '' } }),
  },
  events: { name: 'g', endpoint: timelinesEndpoints.list, callOn: whole },
  treatments: { name: 'h', endpoint: treatmentsEndpoints.list, callOn: whole },
  profile: { name: 'i', endpoint: profileEndpoints.read, callOn: whole },
  reminders: { name: 'j', endpoint: remindersEndpoints.read, callOn: whole },
} as const satisfies Record<string, Part>;

/** Fields that are not sent do not count. */
const said = (value: unknown): string =>
  JSON.stringify(
    Object.entries(value ?? {})
      .filter(([, each]) => each !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

const isSameCall = (one: Parts, other: Parts): boolean =>
  said(one.params) === said(other.params) &&
  said(one.query) === said(other.query) &&
  said(one.body) === said(other.body);

/** The part that is the answer to a call, word for word. */
export const partOf = (endpoint: Endpoint, call: Parts): Part | undefined =>
  Object.values<Part>(parts).find(
    (part) => part.endpoint === endpoint && part.name !== 'd' && isSameCall(part.callOn(''), call),
  );
