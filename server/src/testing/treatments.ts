import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { TreatmentHistory } from '@caretrail/contract/treatments/history';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { addDays } from '@caretrail/contract/time/days';
import { sessionDays } from '@caretrail/contract/treatments/session-days';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people.ts';

const { list, create, read, edit, noteSessions, shift, history } = treatmentsEndpoints;

export const aTreatment = { title: 'Temozolomide', type: 'chemotherapy' } as const;

/** Ten sessions from Monday to Friday, from a day on. */
export const radiotherapyFrom = (first: string) => ({
  title: 'Radiotherapy',
  type: 'radiotherapy',
  status: 'active',
  start: first,
  fractions_planned: 10,
  session_weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  sessions: sessionDays(first, 10, ['mon', 'tue', 'wed', 'thu', 'fri']).map((date) => ({ date })),
});

/** Six cycles of 28 days, from a day on. */
export const cyclesFrom = (start: string) => ({
  ...aTreatment,
  status: 'active',
  start,
  end: addDays(start, 6 * 28 - 1),
  cycle_length: 28,
  cycles_planned: 6,
  cycle_days: [1, 2, 3, 4, 5],
});

export const sendTreatment = (person: Person, body: object): Promise<LightMyRequestResponse> =>
  person.call(create, { body: body as never });

/** Creates a treatment, or the test fails. */
export async function madeTreatment(person: Person, fields: object = {}): Promise<Treatment> {
  const answer = await sendTreatment(person, { ...aTreatment, ...fields });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Treatment>();
}

export const treatmentsOf = async (person: Person): Promise<Treatment[]> =>
  (await person.call(list)).json<{ data: Treatment[] }>().data;

export const readOne = (person: Person, id: string): Promise<LightMyRequestResponse> =>
  person.call(read, { params: { id } });

export const sendEdit = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> => person.call(edit, { params: { id }, body: body as never });

/** Edits a treatment, or the test fails. */
export async function edited(person: Person, id: string, body: object): Promise<Treatment> {
  const answer = await sendEdit(person, id, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Treatment>();
}

export const sendNotes = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> =>
  person.call(noteSessions, { params: { id }, body: body as never });

export const sendShift = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> => person.call(shift, { params: { id }, body: body as never });

export const historyOf = async (person: Person, id: string): Promise<TreatmentHistory> =>
  (await person.call(history, { params: { id } })).json<TreatmentHistory>();
