import { couldBeOf, isAlike } from '@caretrail/contract/circle/alike-names';
import { displayName } from '@caretrail/contract/access/menu';
import type { Queryable } from '../../db/client.ts';
import { findAllHelpers, findPatient } from './grants-repo.ts';

/**
 * How a patient is told who did something. Everyone chooses their own name, and the ledger has that of the moment: where
 * it could be read as that of another person, or is not theirs any more, the address that was invited stands beside it.
 */
export async function namesTold(
  db: Queryable,
  patientId: string,
): Promise<(helperId: string, name: string) => string> {
  const patient = await findPatient(db, patientId);
  const helpers = (await findAllHelpers(db, patientId)).map(({ id, email, ...helper }) => ({
    id,
    email,
    name: displayName(helper),
  }));
  const told = (helperId: string, name: string): string => {
    const helper = helpers.find(({ id }) => id === helperId);
    if (helper === undefined) return name;
    const isOfAnother =
      couldBeOf(name, displayName(patient)) ||
      helpers.some((other) => other.id !== helperId && couldBeOf(name, other.name));
    return isOfAnother || !isAlike(helper.name, name) ? `${name} (${helper.email})` : name;
  };
  // One person makes hundreds of entries under one name.
  const known = new Map<string, string>();
  return (helperId, name) => {
    const key = `${helperId} ${name}`;
    const found = known.get(key) ?? told(helperId, name);
    known.set(key, found);
    return found;
  };
}
