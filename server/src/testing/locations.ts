import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people.ts';

const { list, create, edit } = locationsEndpoints;

export const aLocation = { name: 'Neuro-oncology clinic', type: 'clinic' } as const;

export const sendLocation = (person: Person, body: object): Promise<LightMyRequestResponse> =>
  person.call(create, { body: body as never });

/** Creates a place, or the test fails. */
export async function madeLocation(person: Person, fields: object = {}): Promise<CareLocation> {
  const answer = await sendLocation(person, { ...aLocation, ...fields });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<CareLocation>();
}

export const locationsOf = async (person: Person): Promise<CareLocation[]> =>
  (await person.call(list)).json<{ data: CareLocation[] }>().data;

export const editLocation = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> => person.call(edit, { params: { id }, body: body as never });
