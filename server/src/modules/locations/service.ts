import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import type { Built } from '../../http/cached-answers.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { putIntoBin, type RecordDeps, takeOutOfBin } from '../patients/service.ts';
import { addLocation } from './create.ts';
import { existing } from './location-record.ts';
import {
  findAddresses,
  findLocation,
  findNames,
  findOnCall,
  listLocations,
  setDeleted,
} from './repo.ts';

/** For other modules, in their own write: a place that comes from no request. */
export const addOwnLocation: typeof addLocation = (...place) => addLocation(...place);

/** For other modules that refer to places: their names by id; without those in the bin. */
export const namesOfLocations = async (
  db: Queryable,
  patientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  ids.length === 0
    ? new Map()
    : new Map((await findNames(db, patientId, ids)).map(({ id, name }) => [id, name]));

/** For calendars outside of Caretrail: the names and addresses of all. */
export const calendarPlaces: typeof findAddresses = (...asked) => findAddresses(...asked);

/** For the emergency card. */
export const placesOnCall: typeof findOnCall = (...asked) => findOnCall(...asked);

const quarterHour = 15 * 60 * 1000;

/** A visit that is over by the next quarter of an hour is not the next one any more. */
export const listName = ({ clock }: Pick<RecordDeps, 'clock'>): string =>
  `locations ${Math.floor(clock.now().getTime() / quarterHour)}`;

/** By name, each with its next visit, as JSON from PostgreSQL. */
export async function buildLocationList(
  { db, clock }: Pick<RecordDeps, 'db' | 'clock'>,
  { patientId, areas }: RecordContext,
): Promise<Built> {
  const { version, data } = await listLocations(db, { patientId, areas, now: clock.now() });
  return { version, json: `{"data":${data}}` };
}

export const readLocation = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
): Promise<CareLocation> => existing(deps, deps.db, context, id);

/** Into the bin. Events that name it keep its text. Idempotent. */
export const removeLocation = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
): Promise<void> =>
  putIntoBin(deps, context, {
    id,
    objectType: 'location',
    setDeleted,
    find: ({ tx }) => findLocation(tx, { ...context, now: deps.clock.now() }, id),
  });

/** Out of the bin, for as long as it is there. */
export const restoreLocation = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
): Promise<CareLocation> =>
  takeOutOfBin(deps, context, {
    id,
    objectType: 'location',
    setDeleted,
    answer: ({ tx }) => existing(deps, tx, context, id),
  });
