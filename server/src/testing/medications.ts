import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { MedicationStatus } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people.ts';
import type { AppDeps } from '../app.ts';
import type { TestApp } from './test-app.ts';

const { listOrAdd, edit, logDose, listDoses, postponeDose } = medicationsEndpoints;

/** Two slots a day, `at-0800` and `at-2000`. */
export const aMedication = {
  name: 'Levetiracetam',
  dosage: '500 mg',
  times: ['08:00', '20:00'],
  repeat_on: null,
  // Its name would set it.
  never_stop_suddenly: false,
};

/** One dose a day of two strengths, in the slot `one`, from a day on. */
export const inTwoStrengths = (date: string) => ({
  name: 'Temozolomide',
  schedule: {
    effective_from: date,
    phases: [
      {
        seq: 1,
        start: { date },
        length: { open: true },
        pattern: { kind: 'daily' },
        slots: [
          {
            id: 'one',
            at: '08:00',
            parts: [
              { strength: '140 mg', count: 2 },
              { strength: '20 mg', count: 0.5 },
            ],
          },
        ],
      },
    ],
  },
  stock: [
    { strength: '140 mg', on_hand: 20, unit: 'capsules' },
    { strength: '20 mg', on_hand: 10 },
  ],
});

/** One dose a day at eight in the slot `one`, on the clock of a zone, from a day on. */
export const dailyIn = (zone: string, date: string) => ({
  dosage: undefined,
  repeat_on: undefined,
  schedule: {
    home_tz: zone,
    effective_from: date,
    phases: [
      {
        seq: 1,
        start: { date },
        length: { open: true },
        pattern: { kind: 'daily' },
        slots: [{ id: 'one', at: '08:00', parts: [{ strength: '1 mg', count: 1 }] }],
      },
    ],
  },
});

/** Five days of 28 in the slot `evening`, six cycles from a day on. */
export const inCyclesFrom = (date: string) => ({
  name: 'Temozolomide',
  schedule: {
    effective_from: date,
    phases: [
      {
        seq: 1,
        start: { date },
        length: { open: true },
        pattern: {
          kind: 'cycle',
          length: 28,
          on_days: [1, 2, 3, 4, 5],
          anchor: date,
          cycles: 6,
          shifts: [],
          held: [],
        },
        slots: [{ id: 'evening', at: '21:00', parts: [{ strength: '140 mg', count: 2 }] }],
      },
    ],
  },
});
export const aDelay = { kind: 'delay', cycle: 2, days: 7 } as const;

/** The current day of the tests' patients, who live by UTC unless set otherwise. */
export const todayOf = ({ clock }: TestApp): string => clock.now().toISOString().slice(0, 10);
export const yesterdayOf = (testApp: TestApp): string => addDays(todayOf(testApp), -1);

/** From now on, by the profile. */
export async function livesIn(
  { deps }: { readonly deps: Pick<AppDeps, 'db'> },
  { userId }: Pick<Person, 'userId'>,
  zone: string,
): Promise<void> {
  await deps.db.execute(
    `WITH moved AS (UPDATE patients SET data_version = data_version + 1 WHERE user_id = $1 RETURNING patient_id)
     INSERT INTO health_profiles (patient_id, details, updated_at) SELECT patient_id, $2, now() FROM moved
     ON CONFLICT (patient_id) DO UPDATE SET details = excluded.details`,
    [userId, JSON.stringify({ you: { time_zone: zone } })],
  );
}

/** A zone in which the clock shows this hour. The day of doses starts at three at night. */
export function zoneAt(hour: number, now: Date): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // The sign is reversed.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export const sendMedication = (person: Person, body: object): Promise<LightMyRequestResponse> =>
  person.call(listOrAdd, { body: body as never });

/** Creates a medicine, or the test fails. A schedule brings its own times. */
export async function madeMedication(person: Person, fields: object = {}): Promise<Medication> {
  const { times, ...rest } = aMedication;
  const flat = 'schedule' in fields && fields.schedule ? rest : { ...rest, times };
  const answer = await sendMedication(person, { ...flat, ...fields });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Medication>();
}

export const medicationsOf = async (
  person: Person,
  status: MedicationStatus = 'current',
  search = '',
): Promise<Medication[]> =>
  (await person.call(listOrAdd, { body: { status, search } })).json<Medication[]>();

export const editMedication = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> => person.call(edit, { params: { id }, body: body as never });

export const sendDose = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> => person.call(logDose, { params: { id }, body: body as never });

/** The same with an Idempotency-Key. */
export const sendDoseUnder = (
  { app }: Pick<TestApp, 'app'>,
  key: string,
  { access }: Person,
  { id, body }: { readonly id: string; readonly body: object },
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: logDose.method,
    url: logDose.path.replace('{id}', id),
    payload: body,
    headers: { authorization: `Bearer ${access}`, 'idempotency-key': key },
  });

/** Logs a dose, or the test fails. */
export async function loggedDose(person: Person, id: string, body: object): Promise<DoseLogEntry> {
  const answer = await sendDose(person, id, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<DoseLogEntry>();
}

export const dosesOf = async (
  person: Person,
  from: string,
  to: string = from,
): Promise<DoseOccurrence[]> =>
  (await person.call(listDoses, { query: { from, to } })).json<DoseOccurrence[]>();

/** The name of a dose: version, slot and day. */
export const doseName = (
  { schedule }: Pick<Medication, 'schedule'>,
  slot_id: string,
  local_date: string,
) => ({ schedule_version_id: schedule?.id ?? null, slot_id, local_date });

/** The next dose of a medicine that can be postponed now, until a minute after its time. */
export async function dueDose(testApp: TestApp, person: Person, made: Medication) {
  const today = todayOf(testApp);
  const doses = await dosesOf(person, today, addDays(today, 1));
  const next = doses.find(
    ({ medication_id, state }) => medication_id === made.id && state === 'upcoming',
  );
  if (next === undefined) throw new Error('No dose is to come.');
  const { schedule_version_id, slot_id, local_date, at } = next;
  const until = new Date(Date.parse(at) + 60_000).toISOString();
  return { schedule_version_id, slot_id, local_date, until };
}

export const sendPostponement = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> =>
  person.call(postponeDose, { params: { id }, body: body as never });
