import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import type { Built } from '../../http/cached-answers.ts';
import type { Caller } from '../../http/caller.ts';
import type { Owner } from '../../http/owner.ts';
import { putIntoBin, takeOutOfBin } from '../patients/service.ts';
import { addLocation } from './create.ts';
import { existing, locationHappening, type LocationsDeps } from './location-record.ts';
import { findLocation, findName, findNames, listLocations, setDeleted } from './repo.ts';

/** For other modules, in a transaction of theirs: a place that nobody sent. */
export const addOwnLocation: typeof addLocation = (...place) => addLocation(...place);

/** For other modules that point to a place: what it is called; undefined when the patient has none such, or in the bin. */
export const nameOfLocation: typeof findName = (...asked) => findName(...asked);

/** … and of several at once, by their ids. */
export const namesOfLocations = async (
  db: Queryable,
  patientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  ids.length === 0
    ? new Map()
    : new Map((await findNames(db, patientId, ids)).map(({ id, name }) => [id, name]));

/** … and whether the patient has it at all. */
export const hasLocation = async (db: Queryable, patientId: string, id: string): Promise<boolean> =>
  (await findName(db, patientId, id)) !== undefined;

const quarterHour = 15 * 60 * 1000;

/** A visit that is over by the next quarter of an hour is not the next one any more. */
export const listName = ({ clock }: Pick<LocationsDeps, 'clock'>): string =>
  `locations ${Math.floor(clock.now().getTime() / quarterHour)}`;

/** By name, each with its next visit, as PostgreSQL writes it. */
export async function buildLocationList(
  { db, clock }: Pick<LocationsDeps, 'db' | 'clock'>,
  { patientId }: Owner,
): Promise<Built> {
  const { version, data } = await listLocations(db, patientId, clock.now());
  return { version, json: `{"data":${data}}` };
}

export const readLocation = (
  deps: LocationsDeps,
  { patientId }: Owner,
  id: string,
): Promise<CareLocation> => existing(deps, deps.db, patientId, id);

/** Into the bin. Events that name it keep its words. Done again it succeeds again. */
export const removeLocation = (
  deps: LocationsDeps,
  owner: Owner,
  id: string,
  caller: Caller,
): Promise<void> =>
  putIntoBin(deps, {
    patientId: owner.patientId,
    id,
    setDeleted,
    find: (tx) => findLocation(tx, owner.patientId, id, deps.clock.now()),
    happening: locationHappening('location.deleted', owner, caller, id),
  });

/** Out of the bin, for as long as it is there. */
export const restoreLocation = (
  deps: LocationsDeps,
  owner: Owner,
  id: string,
  caller: Caller,
): Promise<CareLocation> =>
  takeOutOfBin(deps, {
    patientId: owner.patientId,
    id,
    setDeleted,
    answer: (tx) => existing(deps, tx, owner.patientId, id),
    happening: locationHappening('location.restored', owner, caller, id),
  });
