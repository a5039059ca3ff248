import { displayName } from '@caretrail/contract/access/menu';
import type { Queryable } from '../../db/client.ts';
import { findAllHelpers, findPatient } from './grants-repo.ts';

/** Alike for a reader who does not look twice. */
const folded = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * How a patient is told who did something. Everyone chooses their own name, and the ledger has that of the moment: where
 * it is also the name of another person, or is not theirs any more, the address that was invited stands beside it.
 */
export async function namesTold(
  db: Queryable,
  patientId: string,
): Promise<(helperId: string, name: string) => string> {
  const patient = await findPatient(db, patientId);
  const helpers = (await findAllHelpers(db, patientId)).map(({ id, email, ...helper }) => ({
    id,
    email,
    name: folded(displayName(helper)),
  }));
  return (helperId, name) => {
    const told = folded(name);
    const helper = helpers.find(({ id }) => id === helperId);
    if (helper === undefined) return name;
    const isOfAnother =
      folded(displayName(patient)) === told ||
      helpers.some((other) => other.id !== helperId && other.name === told);
    return isOfAnother || helper.name !== told ? `${name} (${helper.email})` : name;
  };
}
