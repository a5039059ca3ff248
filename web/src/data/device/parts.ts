import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { emergencyCardEndpoints } from '@caretrail/contract/emergency-card/endpoints';
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

/** The parts of a call. */
export type CallParts = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

/** Doses of the copy: so many days before and after today. */
export const doseDaysAround = 7;

/** What the copy holds: whole answers, so that a screen never takes the rest of a list for empty. */
export type Part = {
  /** Its name in the database, which says nothing. 'k' is taken (seen-doses.ts). */
  readonly name: string;
  readonly endpoint: Endpoint;
  /** How it is asked for. */
  readonly callOn: (today: string) => CallParts;
};

const whole = (): CallParts => ({});

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
  card: { name: 'l', endpoint: emergencyCardEndpoints.read, callOn: whole },
} as const satisfies Record<string, Part>;

/** Fields that are not sent do not count. */
const said = (value: unknown): string =>
  JSON.stringify(
    Object.entries(value ?? {})
      .filter(([, each]) => each !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

const isSameCall = (one: CallParts, other: CallParts): boolean =>
  said(one.params) === said(other.params) &&
  said(one.query) === said(other.query) &&
  said(one.body) === said(other.body);

/** The part that is the answer to a call, word for word. Doses are asked for by days: see stand-in.ts. */
export const partOf = (endpoint: Endpoint, call: CallParts): Part | undefined =>
  Object.values<Part>(parts).find(
    (part) =>
      part !== parts.doses && part.endpoint === endpoint && isSameCall(part.callOn(''), call),
  );
